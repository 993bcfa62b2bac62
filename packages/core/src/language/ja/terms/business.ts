/** Business, money and people at work. */
export const BUSINESS_TERMS = `
revenue | 売上高, 収益, 売上
profit | 利益, 純利益
loss | 損失
cost | 費用, コスト, 経費
to cost | かかる費用
spend | 支出
price | 価格, 値段
purchase price | 買収価格, 購入価格
fee | 手数料, 料金
amount | 金額
money | お金, 現金
debt | 負債, 債務
liabilities | 負債
assets | 資産
equity | 純資産, 資本
tax | 税金, 税
tax rate | 税率
interest | 金利, 利率, 利息
rate | 率
percentage | 割合, パーセント
share | 株式, 株
dividend | 配当
shareholders | 株主
investor | 投資家
investment | 投資
notes | 社債, 債券
loan | 融資, 貸付, 住宅ローン
bank | 銀行
account | 口座, 勘定
budget | 予算
invoice | 請求書
payment | 支払, 支払い
receive | 受け取る, 受領
compensation | 報酬
salary | 給与, 給料
employees | 従業員, 社員
employ | 雇用
company | 会社, 企業
customer | 顧客
subscribers | 会員, 加入者
supplier | 供給業者, 仕入先
competitor | 競合, 競争相手
partner | パートナー
product | 製品, 商品
factory | 工場, 製造
manufactured | 生産, 製造
store | 店舗, 店
physical stores | 実店舗
warehouse | 倉庫
shoes | 靴
aircraft | 航空機, 飛行機
delivered | 納入, 配達, 引き渡し
acquisition | 買収, 合併
buy | 購入, 買収
sell | 売却, 販売
bankruptcy | 破産, 倒産
chief executive officer | 最高経営責任者
chief financial officer | 最高財務責任者
chief product officer | 最高製品責任者
director | 取締役, 部長
board of directors | 取締役会
chairman | 議長, 会長
auditor | 監査人, 監査
headquarters | 本社, 本部
office | 事務所, オフィス
branch | 支店, 拠点
subsidiary | 子会社
segment | セグメント, 部門
market | 市場
union | 労働組合
growth | 成長, 増加
decrease | 減少, 低下
risk | リスク, 危険
meeting | 会議, 総会
vote | 投票, 票
majority | 多数, 過半数
committee | 委員会
insurance | 保険
pension | 年金, 退職
balance sheet | 貸借対照表
fiscal year | 会計年度
average | 平均
total | 合計, 総額
`;
