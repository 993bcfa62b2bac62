/** Business, money and people at work. */
export const BUSINESS_TERMS = `
revenue | 收入, 营业收入, 销售额
profit | 利润, 净利润
loss | 亏损, 损失
cost | 成本, 费用, 开支
to cost | 花费
spend | 支出
price | 价格
purchase price | 收购价格, 购买价
fee | 费用, 手续费
amount | 金额
money | 钱, 现金
debt | 债务, 负债
liabilities | 负债
assets | 资产
equity | 权益, 股东权益
tax | 税, 税款
tax rate | 税率
interest | 利息, 利率
rate | 率
percentage | 百分比, 比例, 百分之
share | 股票, 股份, 股
dividend | 股息
shareholders | 股东
investor | 投资者
investment | 投资
notes | 票据, 债券
loan | 贷款, 抵押
bank | 银行
account | 账户, 帐户, 科目
budget | 预算
invoice | 发票, 账单
payment | 支付, 付款
receive | 收到, 获得
compensation | 薪酬, 报酬
salary | 工资, 薪水
employees | 员工, 雇员, 职工
employ | 雇用, 聘用
company | 公司, 企业
customer | 客户, 顾客
subscribers | 会员, 用户, 成员, 订户
supplier | 供应商
competitor | 竞争对手, 竞争
partner | 合作伙伴
product | 产品
factory | 工厂, 制造
manufactured | 生产, 制造
store | 门店, 商店, 店铺
physical stores | 实体店
warehouse | 仓库, 仓储店
shoes | 鞋
aircraft | 飞机
delivered | 交付, 送货
acquisition | 收购, 并购
buy | 购买, 收购, 买
sell | 出售, 销售, 卖
bankruptcy | 破产
chief executive officer | 首席执行官
chief financial officer | 首席财务官
chief product officer | 首席产品官
director | 董事, 经理, 主管
board of directors | 董事会
chairman | 主席, 董事长
auditor | 审计师, 审计
headquarters | 总部
office | 办公室, 办事处
branch | 分公司, 分支
subsidiary | 子公司
segment | 部门, 分部
market | 市场
union | 工会
growth | 增长, 增加
decrease | 下降, 减少
risk | 风险
meeting | 会议, 大会
vote | 投票, 票
majority | 多数
committee | 委员会
insurance | 保险
pension | 养老金, 退休
balance sheet | 资产负债表
fiscal year | 财年, 财政年度
average | 平均
total | 总, 总计, 合计
`;
