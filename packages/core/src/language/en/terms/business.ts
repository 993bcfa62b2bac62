/** Business, money and people at work. */
export const BUSINESS_TERMS = `
revenue, sales, net sales
profit, net income, earnings
loss, losses
cost, costs, expenses
to cost | cost, price, charge
spend, spends, spent
price
purchase price
fee, charge
amount, sum
money, cash
debt, borrowings
liabilities, liability
assets
equity
tax, taxes
tax rate
interest, interest rate
rate
percentage, percent, share
share, shares, stock
dividend
shareholders, stockholders
investor, investors
investment, invest
notes, bonds
loan, loans, mortgage
bank
account, accounts
budget
invoice, bill
payment, pay, paid
receive, received
compensation, remuneration
salary, wages
employees, people, workforce
employ, employed
company, corporation
customer, customers, clients
subscribers, members, membership
supplier, suppliers, vendor
competitor, competitors, competition
partner
product, products
factory, factories, manufacturing
manufactured, made, produced
store, stores, shops
physical stores
warehouse, warehouses
shoes, footwear
aircraft, airplanes, planes
delivered, delivery, deliver
acquisition, merger, deal, acquire
buy, bought, purchase, acquired
sell, sale, sold
bankruptcy, insolvency
chief executive officer, CEO, president
chief financial officer, CFO
chief product officer
director, directors, manager
board of directors
chairman, chair
auditor, audit
headquarters, head office, principal office
office, offices
branch, site
subsidiary, subsidiaries
segment, segments, division
market, markets
union, unions, labor union
growth, increase
decrease, decline
risk, risks
meeting, annual meeting
vote, votes, voting
majority
committee
insurance
pension, retirement
balance sheet
fiscal year
average
total, overall
`;
