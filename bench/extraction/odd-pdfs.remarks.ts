/** Why a file of `pdf-odd` is not read as well as its neighbours, as found by looking into it. */
export const REMARKS: Readonly<Record<string, string>> = {};
