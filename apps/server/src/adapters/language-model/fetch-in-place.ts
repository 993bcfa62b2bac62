/** A redirect would send the text of documents to where nobody has configured it to go. */
export const fetchInPlace: typeof fetch = (url, init) => fetch(url, { ...init, redirect: 'error' });
