import type { DutyWords } from '../parts/duties.ts';

export const duties: DutyWords = {
  period: 'dni|dzień|dnia|tydzień|tygodni*|miesi*|rok|roku|lat|lata|godzin*|minut*|kwartał*',
  exception: 'z wyjątkiem|chyba że|oprócz|wyłączając|z zastrzeżeniem|niezależnie od',
  recommendation: 'powin*|zaleca*',
  auxiliary: 'jest|są|był*|będzie|będą|zostanie|zostaną',
  names: 'wymagani*|zezwoleni*|zakaz|zakazy|prawo|odpowiedzialn*|możliwość|możliwości',
  permission: `może*|mog*|można|możliw*|niemożliw*|wolno|dozwol*|niedozwol*|zezwal*|zezwol*|uprawnion*|prawo|zabron*|zakaz*|pod warunkiem|tylko jeśli|pozwala*|da się`,
  duty: `mus[izę]\\p{L}*|powin*|należy|trzeba|zobowiąz*|obowiąz*|koniecz*|niezbędn*|wymaga*|potrzeb*|zaleca*|opcjonaln*|odpowiada|odpowiedzialn*`,
  negation: 'nie|nigdy|żad*|ani|bez|zabronion*|niedozwolon*|niemożliwe|nikt|nic|nie wolno',
  saysOutright: '^(?:tak|nie)(?=[,.;:!—–-])',
};
