import type { DutyWords } from '../parts/duties.ts';

export const duties: DutyWords = {
  period: '天|日|周|月|年|小时|工作日',
  exception: '除外|除非|除了|但书|例外|尽管',
  recommendation: '应该|推荐|建议',
  auxiliary: '将|是|会',
  names: '义务|责任|权利|要求|许可',
  permission: '可以|不可|能够|能|允许|准许|不得|有权|禁止|权利|可|许可|只有|无法|除非|不允许',
  duty: '必须|必需|应当|应该|应|需要|需|须|义务|要求|必要|不必|无需|无须|不用|推荐|建议|责任|一定|可选|非得',
  negation: '不|没有|沒有|未|无|非|禁止|不得|不能|不可|无法|从不|并非|勿|别',
  saysOutright: '^(?:是的|不是|是|不|可以|不行|没有|对)(?=[，。,.！])',
};
