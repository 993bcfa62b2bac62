/** Whether tests are given processes behind a proxy in place of a server in their own process. */
export const isThroughProxy = () => process.env['THROUGH_PROXY'] === '1';

/** Names the folder in which a run writes down what it has reached. */
export const RECORD_FOLDER = 'THROUGH_PROXY_RECORD';

/** What tests without settings of their own are given: as in a process of the tests, for the same reasons. */
export const TEST_SETTINGS = { MIN_FREE_MB: '1', DEFAULT_PLAN: 'none', THROTTLE: 'on' };
