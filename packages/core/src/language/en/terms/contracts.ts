/** Contracts, licences and law. */
export const CONTRACTS_TERMS = `
contract, agreement
parties, party
termination, terminate
notice period
notice, notices
deadline, period, time limit
duration, term
expire, expiry, expiration, due
valid, validity
warranty, guarantee
liability, liable
damages
penalty, fine
breach, violation, infringement
confidential, confidentiality
license, licence
license notices
copyright
trademark, trademarks
patent, patents
law, laws
court, courts
jurisdiction, competent
dispute, disputes, conflict
mediator
lawsuit, proceedings, litigation
lease, rent
landlord, lessor
tenant, lessee
signature, sign, signed
written, in writing
offer
permission, permitted, allowed
obligation, duty
amendment, modification, change
modified
distribute, distribution
copy, copies
clause, section, article
appendix, annex, exhibit
effective date
convention, treaty
regulator, regulatory, authority
government
personal data, privacy
invention, inventor
complaint
authorized, approval, approve
lock-up, lockup
`;
