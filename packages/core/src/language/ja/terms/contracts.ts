/** Contracts, licences and law. */
export const CONTRACTS_TERMS = `
contract | 契約, 契約書
parties | 当事者
termination | 解約, 終了, 解除
notice period | 通知期間, 予告期間
notice | 通知
deadline | 期限, 期間
duration | 期間
expire | 満了, 満期
valid | 有効
warranty | 保証
liability | 責任
damages | 損害, 損害賠償
penalty | 罰金, 違約金
breach | 違反
confidential | 秘密, 機密
license | ライセンス, 許諾
license notices | ライセンス表示
copyright | 著作権
trademark | 商標
patent | 特許
law | 法律, 法
court | 裁判所
jurisdiction | 管轄
dispute | 紛争, 争議
mediator | 調停者
lawsuit | 訴訟, 裁判
lease | 賃貸, 賃料, リース
landlord | 貸主
tenant | 借主
signature | 署名
written | 書面
offer | 申し出
permission | 許可
obligation | 義務
amendment | 変更, 修正
modified | 改変, 変更
distribute | 配布, 頒布
copy | 複製, コピー
clause | 条項, 条, 節
appendix | 付録, 別紙
effective date | 発効日
convention | 条約
regulator | 規制当局, 当局
government | 政府
personal data | 個人情報, プライバシー
invention | 発明
complaint | 苦情
authorized | 承認
lock-up | ロックアップ
`;
