export interface UsageEventTable {
  key: string;
  account_id: string;
  metric: string;
  period: string;
  amount: number;
  created_at: Date;
}

export interface UsageCounterTable {
  account_id: string;
  metric: string;
  period: string;
  used: number;
}

declare module '#kernel/database.ts' {
  interface Tables {
    usage_event: UsageEventTable;
    usage_counter: UsageCounterTable;
  }
}
