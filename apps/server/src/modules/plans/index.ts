export { makeMeter, type Meter } from '#modules/plans/meter.ts';
