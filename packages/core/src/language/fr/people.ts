import { countedStaff } from '../patterns.ts';
import type { PeopleWords } from '../parts/people.ts';

export const people: PeopleWords = {
  asksForKind:
    'qui (?:peut|peuvent|doit|doivent|paie|paye|décide|possède|reçoit|supporte|utilise|est (?:responsable|autorisé|tenu|concerné)|a le droit)|(?:à|pour|par) qui',
  kinds:
    "(?:le|la|les|l'|un|une|tout|toute|chaque|tous les|aucun|votre|notre) ?(?:\\p{L}{1,20} ){0,2}(?:titulaires?|propriétaires?|utilisateurs?|clients?|membres?|employés?|salariés?|développeurs?|responsables?|auteurs?|contributeurs?|concédant|licencié|acheteurs?|vendeurs?|locataires?|bailleurs?|société|entreprise|conseil|comité|parties?|personnes?|administrateurs?|employeurs?|fournisseurs?)|vous|chacun|quiconque|personne",
  ruleAfter: '(?:\\S+ ){0,4}?(?:peut|peuvent|doit|doivent|paie|est|sont|a|ont|pouvez|devez)',
  roles:
    'président(?:e)?(?:[- ]directeur général)?|pdg|directeur(?: général| financier| juridique)?|directrice(?: générale)?|auteur(?:e)?s?|rédacteur|rédactrice|traducteur|traductrice|responsable|mainteneur|fondateur|fondatrice|inventeur|commissaire(?:s)? aux comptes|ministre|trésorier|roi|reine|maire|entraîneur|capitaine|propriétaire|bailleur|locataire|successeur|prédécesseur|réalisateur|réalisatrice|compositeur|architecte|chef|gérant|éditeur|premier ministre|secrétaire',
  staffWords: 'employés salariés collaborateurs',
  asksForStaff:
    'employés?|salariés?|effectifs?|collaborateurs?|personnel|personnes|travaille\\p{L}*|emploie\\p{L}*|combien|nombre|total|fin|année|entreprise|société|groupe|monde|actuellement|compte\\p{L}*|avait|avez',
  statesStaff: countedStaff('employés?|salariés?|collaborateurs?'),
  counted: `personnes?|employés?|employées?|salariés?|salariées?|effectifs?|collaborateurs?|travailleurs?|membres?|bénévoles?|volontaires?|
    développeurs?|responsables?|habitants?|citoyens?|étudiants?|élèves?|enseignants?|soldats?|passagers?|patients?|hommes?|femmes?|
    enfants?|utilisateurs?|clients?|actionnaires?|participants?|joueurs?|victimes?|morts?|spectateurs?|visiteurs?|électeurs?`,
  signing: 'signature signé soussigné fait signataire',
  officers: 'président directeur directrice général administrateur',
};
