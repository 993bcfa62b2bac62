/** Contracts, licences and law. */
export const CONTRACTS_TERMS = `
contract | 合同, 协议
parties | 当事人, 双方, 一方
termination | 终止, 解除
notice period | 通知期
notice | 通知, 声明
deadline | 期限, 期间
duration | 期限, 持续时间
expire | 到期, 届满
valid | 有效
warranty | 保证, 保修, 担保
liability | 责任
damages | 损害, 赔偿
penalty | 罚款, 违约金
breach | 违反, 违约, 侵权
confidential | 保密, 机密
license | 许可证, 许可
license notices | 许可声明
copyright | 版权, 著作权
trademark | 商标
patent | 专利
law | 法律, 法
court | 法院
jurisdiction | 管辖
dispute | 争议, 纠纷, 冲突
mediator | 调解人
lawsuit | 诉讼
lease | 租赁, 租金
landlord | 出租人
tenant | 承租人
signature | 签名, 签署
written | 书面
offer | 要约, 提议
permission | 许可, 允许
obligation | 义务
amendment | 修改, 变更, 更改
modified | 修改
distribute | 分发, 发布
copy | 副本, 复制
clause | 条款, 章节
appendix | 附录, 附件
effective date | 生效日期, 生效
convention | 公约
regulator | 监管机构, 当局
government | 政府
personal data | 个人信息, 隐私
invention | 发明
complaint | 投诉
authorized | 批准
lock-up | 锁定期
`;
