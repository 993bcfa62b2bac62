/** The one form in which addresses are stored and compared. */
export const normaliseEmail = (email: string) => email.trim().normalize('NFC').toLowerCase();

export const domainOf = (email: string) => email.slice(email.lastIndexOf('@') + 1);
