/** Computers, programs and manuals. */
export const COMPUTING_TERMS = `
software | ソフトウェア, プログラム
install | インストール
installer | インストーラ, インストーラー
remove | 削除
update | 更新, アップグレード
password | パスワード
user | ユーザ, ユーザー, 利用者
username | ユーザ名, ログイン
administrator | 管理者
file | ファイル
directory | ディレクトリ, フォルダ
configuration | 設定
configuration files | 設定ファイル
default | デフォルト, 既定
standard | 標準, 規格
version | バージョン, 版, リリース
package | パッケージ
package name | パッケージ名
maintainer | メンテナ, 管理者, 保守
developer | 開発者
source code | ソースコード, ソース
library | ライブラリ
memory | メモリ, メモリー
disk | ディスク, ハードディスク
free space | ディスク容量, 空き容量
partition | パーティション
file system | ファイルシステム
computer | コンピュータ, コンピューター, マシン
server | サーバ, サーバー
web servers | ウェブサーバ
network | ネットワーク
internet | インターネット
port | ポート
address | アドレス, 住所
range | 範囲
private | プライベート
email | 電子メール, メール
mailing list | メーリングリスト
phone | 電話
error | エラー, 誤り
bug | バグ
report | 報告
fix | 修正, 修理
security | セキュリティ, 安全
certificate | 証明書
encryption | 暗号化
backup | バックアップ
save | 保存
open | 開く
close | 閉じる
print | 印刷
command | コマンド
option | オプション
key | キー, 鍵
keyboard | キーボード
mouse | マウス
window | ウィンドウ
menu | メニュー
screen | 画面
image | 画像, イメージ
text | 文字, テキスト
database | データベース
data | データ
format | 形式, フォーマット
import | インポート, エクスポート
download | ダウンロード
boot | 起動, 開始
kernel | カーネル
operating system | オペレーティングシステム
hardware | ハードウェア, デバイス
architecture | アーキテクチャ
distribution | ディストリビューション
project | プロジェクト
schedule | 予約, タスク, ジョブ
cancel | 取消, キャンセル
locale | ロケール
documentation | 文書, マニュアル, ガイド
`;
