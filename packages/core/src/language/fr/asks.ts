import { onOneLine } from '../patterns.ts';
import { people } from './people.ts';
import type { AskedFor } from '../parts/asks.ts';

const COUNTED = onOneLine(people.counted);

export const asks: AskedFor = {
  about:
    "de quoi (?:parle|s'agit|traite|est-il question)|(?:quel est )?le (?:sujet|thème|but) (?:de|du) (?:ce |cet |cette )?(?:document|rapport|contrat|texte|livre)|résum[eé]*|conclusions?|idée principale|aperçu",
  count:
    "combien (?:de|d'\\p{L}*|y a-t-il)|combien … y a|nombre (?:de|d'\\p{L}*|des|total)|longueur|taille minimale",
  date: "quand|(?:quelle|à quelle) (?:date|année|époque)|en quelle année|quel (?:jour|mois|siècle)|date (?:de|d'\\p{L}+|du|limite|d'effet)|jusqu'à quand|depuis quand|entrée en vigueur",
  definition:
    "qu'est-ce que|qu'est-ce qu'\\p{L}*|c'est quoi|que (?:signifie|veut dire|désigne)|définition|signification|définis*|qu'entend-on|qu'appelle-t-on",
  howTo:
    'comment|(?:quelle|par quelle|avec quelle|quel|avec quel) (?:commande|option|outil|touche|menu)|de quelle (?:manière|façon)|que (?:dois-je|faut-il) faire|par quel moyen',
  list: 'liste|énumère*|cite*|nomme*|quel(?:le)?s (?:sont|étaient|\\p{L}+s)|lesquel(?:le)?s|quels types|de quoi (?:se compose|est composé)|que comprend',
  measure:
    "quelle (?:est la )?(?:taille|distance|hauteur|vitesse|température|superficie|capacité|profondeur|longueur|quantité)|combien (?:de mémoire|d'espace|de place|mesure|pèse)|taille|distance|hauteur|poids|vitesse|température|superficie|capacité|mémoire|espace disque|quel port|format de papier",
  money: `combien (?:coûte*|a coûté|ont coûté|coûtent|vaut|gagne*|paie*|paye*|dépens*|d'argent|d'euros|de dollars|a-t-\\S*|ont-\\S*)|quel (?:est|était|fut) … (?:coût|prix|montant|chiffre d'affaires|salaire|budget|bénéfice|revenu|loyer)|quel montant|coût|prix|montant|chiffre d'affaires|bénéfice|salaire|honoraires|loyer|pénalité|dividende`,
  organisation:
    'quel(?:le)?s? … (?:entreprise|société|organisation|banque|université|fondation|institution|agence|cabinet|organisme|équipe|parti|partis|club|association|éditeurs?|fournisseur|fabricant|filiale|comité|autorité)|nom de (?:la |l.)(?:entreprise|société)|qui … (?:finance|audite|publie|financé)|commissaire aux comptes|concurrents|fournisseurs',
  people: `combien … (?:d')?(?:${COUNTED})|nombre … (?:d')?(?:${COUNTED})|effectifs?|population`,
  percentage:
    "pourcentage|quel (?:est|était) … (?:taux|pourcentage)|combien de pour cent|pour cent|quelle (?:part|proportion|fraction)|taux|marge|rendement|part de marché|part d[eu']",
  period:
    'à quelle fréquence|combien de (?:temps|jours|semaines|mois|années|ans|heures|minutes)|pendant combien|durée|délai|préavis|période|dans quel délai|quel âge|en combien',
  person:
    'qui|à qui|de qui|par qui|quel(?:le)?s? … (?:auteure?s?|directeurs?|directrice|président|présidente|roi|personnes?|reine|experts?|chercheurs?|développeurs?|dirigeants?|employés?|membres?|ministre|compositeur|chef)',
  place:
    "où|d'où|(?:dans |à )?quel(?:le)?s? … (?:villes?|régions?|endroits?|lieux?|tribunal|adresse|continent|province|île|états?|répertoire|dossier)|dans quel(?:le)?s? … (?:fichiers?|menu|page|liste)|siège|adresse|lieu|juridiction|capitale",
  country: '(?:dans )?quels? pays',
  reason:
    'pourquoi|pour quelles? raisons?|quelle (?:est|était) la (?:raison|cause)|à cause de quoi|qu.est-ce qui (?:a|ont|avait) (?:provoqué|causé|entraîné|motivé|déclenché)|à quoi (?:ser(?:t|vent|vait)|est dûe?)|comment se fait-il|quel est le (?:but|motif)|raisons? (?:de|du|pour)|cause (?:de|du)',
  yesNo:
    "^(?:et )?(?:est-ce que|est-ce qu'\\p{L}*|est-ce|peut-on|peut-il|peut-elle|puis-je|dois-je|doit-on|faut-il|y a-t-il|y avait-il|ai-je|a-t-on|a-t-il|a-t-elle|ont-ils|est-il|est-elle|sont-ils|sont-elles|était-il|avons-nous|pouvons-nous|devons-nous|existe-t-il|\\p{L}{2,12}-t-(?:il|elle|on)|\\p{L}{2,12}-(?:je|tu|il|elle|on|nous|vous|ils|elles))|^(?!(?:qui|que|quel*|quand|où|combien|comment|pourquoi|à|de|dans|en|pour|par|sur|depuis|jusqu) )(?:\\S{1,20} ){1,6}(?:\\p{L}{2,12}-t-(?:il|elle|on)|\\p{L}{2,12}-(?:il|elle|ils|elles))|^(?!.*(?:quel|quoi|combien|comment|quand|qui|pourquoi)).{1,60} (?:autorisée?|permise?|possible|obligatoire|interdite?)$",
};
