/** People, time, places and what documents are made of. */
export const GENERAL_TERMS = `
document | 文档, 文件
page | 页, 页面
chapter | 章
table | 表, 表格
preface | 序, 序言, 前言
title | 标题
name | 名称, 名字, 名
date | 日期, 日
days | 天, 日
week | 周, 星期
month | 月, 个月, 每月
quarter | 季度
year | 年, 每年, 年度
hour | 小时
minute | 分钟
end | 年底, 结束, 末
begin | 开始, 启动
first | 第一, 首次
second | 第二, 第二任
last | 最后
current | 目前, 当前, 现任
old | 旧
new | 新
minimum | 最少, 最低, 至少
maximum | 最多, 最大, 不超过
size | 大小, 长度, 长
number | 数量, 编号, 号码
people | 人, 人们
author | 作者, 撰写, 编写
founder | 创始人, 创立, 成立, 创办
create | 创建, 创造
leader | 领导者, 负责人, 负责, 领导
members | 成员, 贡献者
translated | 翻译
language | 语言
country | 国家
city | 城市, 市
region | 地区, 区域
world | 世界, 全球
North America | 北美
Europe | 欧洲
Asia | 亚洲
Africa | 非洲
Middle East | 中东
United States | 美国
American | 美国的
outside | 以外, 之外
home country | 本国
birth | 出生
death | 死亡, 去世
war | 战争
street | 街道, 街
school | 学校, 大学
team | 团队, 队
population | 人口, 居民
water | 水
temperature | 温度
paper | 纸
ink | 墨水
work | 工作, 作品
use | 使用
need | 需要, 必须, 必需
purpose | 目的, 目标
reason | 原因, 因为, 理由
example | 例子, 示例
advantage | 优点, 优势
difference | 区别, 差异
problem | 问题
group | 组, 集团
list | 列表, 清单
system | 系统
service | 服务
result | 结果
type | 类型, 种类
information | 信息
principle | 原则
support | 支持
help | 帮助
`;
