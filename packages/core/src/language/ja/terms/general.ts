/** People, time, places and what documents are made of. */
export const GENERAL_TERMS = `
document | 文書, ドキュメント
page | ページ
chapter | 章
table | 表
preface | 序文, まえがき
title | 題名, タイトル
name | 名前, 名称
date | 日付, 日
days | 日間, 日
week | 週, 週間
month | 月, か月, ヶ月
quarter | 四半期
year | 年, 年間
hour | 時間
minute | 分
end | 末, 終わり
begin | 開始, 始まり, 始ま
first | 最初, 第一
second | 2 番目, 二番目, 第二
last | 最後
current | 現在
old | 古い
new | 新しい, 新
minimum | 最低, 最小, 少なくとも
maximum | 最大, 最高
size | 大きさ, サイズ, 長さ
number | 数, 番号
people | 人々, 人
author | 著者, 書いた, 執筆
founder | 創設者, 創立, 設立
create | 作成, 作った
leader | リーダー, 責任者
members | メンバー, 貢献者
translated | 翻訳
language | 言語
country | 国, 国々
city | 都市, 市
region | 地域
world | 世界
North America | 北米
Europe | 欧州, ヨーロッパ
Asia | アジア
Africa | アフリカ
Middle East | 中東
United States | 米国, アメリカ
American | 米国の
outside | 国外, 外
home country | 本国
birth | 生まれ, 誕生
death | 死, 死亡, 死者
war | 戦争
street | 通り
school | 学校, 大学
team | チーム
population | 人口, 住民
water | 水
temperature | 温度, 気温
paper | 紙
ink | インク
work | 仕事, 作業, 著作物
use | 使用, 利用
need | 必要
purpose | 目的
reason | 理由, 原因
example | 例
advantage | 利点, メリット
difference | 違い
problem | 問題
group | グループ
list | 一覧, リスト
system | システム
service | サービス
result | 結果
type | 種類, タイプ
information | 情報
principle | 原則
support | サポート, 支援
help | ヘルプ, 助け
`;
