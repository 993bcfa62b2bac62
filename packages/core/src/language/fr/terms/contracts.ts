/** Contracts, licences and law. */
export const CONTRACTS_TERMS = `
contract | contrat, accord, convention
parties | partie, parties
termination | résiliation, résilier
notice period | préavis, délai de préavis
notice | avis, notification, notice
deadline | délai, période
duration | durée
expire | expirer, expire, expiration, échéance
valid | valable, valide, validité
warranty | garantie
liability | responsabilité, responsable
damages | dommages, dommages-intérêts
penalty | pénalité, amende
breach | violation, manquement, infraction
confidential | confidentiel, confidentialité
license | licence, licences
license notices | mentions de licence
copyright | droit d'auteur, copyright
trademark | marque, marques
patent | brevet, brevets
law | loi, droit, lois
court | tribunal, tribunaux, cour
jurisdiction | compétence, juridiction, compétent
dispute | litige, litiges, différend, conflit
mediator | médiateur
lawsuit | procès, poursuite, procédure
lease | bail, loyer, location
landlord | bailleur, propriétaire
tenant | locataire
signature | signature, signer, signé
written | écrit, par écrit
offer | offre
permission | permission, autorisation, permis
obligation | obligation, devoir
amendment | modification, modifier, changement
modified | modifié, modifiée
distribute | distribuer, distribution
copy | copie, copies, exemplaire
clause | clause, section, article
appendix | annexe
effective date | date d'entrée en vigueur, entrée en vigueur
convention | convention, traité
regulator | autorité, régulateur
government | gouvernement
personal data | données personnelles, vie privée
invention | invention, inventeur
complaint | plainte, réclamation
authorized | approuvé, approbation, approuver
lock-up | période de blocage
`;
