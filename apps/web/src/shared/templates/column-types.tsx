import type { ColumnType } from '@recto/contract/templates';
import {
  AlignLeft,
  CalendarDays,
  CircleCheck,
  Clock,
  Hash,
  List,
  type LucideIcon,
  Users,
} from 'lucide-react';

/** What a type of column is called, and what its cells hold. */
export const COLUMN_TYPES: Readonly<
  Record<ColumnType, { readonly label: string; readonly hint: string; readonly Icon: LucideIcon }>
> = {
  text: { label: 'Text', hint: 'A sentence, as the file puts it', Icon: AlignLeft },
  yesNo: { label: 'Yes or no', hint: 'With the words that decide it', Icon: CircleCheck },
  date: { label: 'Date', hint: 'A day', Icon: CalendarDays },
  amount: { label: 'Amount', hint: 'Number with unit and period', Icon: Hash },
  duration: { label: 'Duration', hint: 'Days, months or years', Icon: Clock },
  names: { label: 'Party list', hint: 'Names of companies and people', Icon: Users },
  choice: { label: 'Choice', hint: 'One of your own answers', Icon: List },
};
