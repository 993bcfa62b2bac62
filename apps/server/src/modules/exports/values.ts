import type { KeyTerm } from '@recto/contract/key-terms';
import type { TableCell } from '#modules/exports/table.ts';

const none: TableCell = { type: 'text', text: '' };
const words = (text: string): TableCell => ({ type: 'text', text });

/** A value as a cell of its type, with its unit beside it: a currency, a length of time, a period. */
export function readValue(value: KeyTerm['value']): { readonly value: TableCell; readonly unit: string } {
  switch (value?.type) {
    case 'amount': {
      const unit = [value.currency, value.unit, value.period].filter((part) => part !== undefined);
      return { value: { type: 'number', value: value.value }, unit: unit.join(', ') };
    }
    case 'duration': {
      const unit = value.amount === 1 ? value.unit : `${value.unit}s`;
      return {
        value: { type: 'number', value: value.amount },
        unit: value.of ? `${unit} ${value.of}` : unit,
      };
    }
    case 'date':
      return { value: { type: 'date', iso: value.iso }, unit: '' };
    case 'names':
      return { value: words(value.names.map(({ name }) => name).join('; ')), unit: '' };
    case 'yesNo':
      return { value: words(value.yes ? 'Yes' : 'No'), unit: '' };
    case 'choice':
      return { value: words(value.choice), unit: '' };
    default:
      return { value: none, unit: '' };
  }
}
