export { contract } from '@recto/contract';
export { call, callWithMessage } from '#lib/api.ts';
