import type { EvidenceWords } from '../parts/evidence.ts';

export const evidence: EvidenceWords = {
  less: 'baiss*|diminu*|recul*|réduit*|rédu*|moins|inférieur*|chut*|moindre*',
  more: "augment*|hausse|progress*|croissance|accr*|plus|supérieur*|s'accro*",
  speaksOf:
    '(?:ce|cet|cette|le présent|la présente) (?:document|rapport|contrat|licence|guide|manuel|livre|article|étude|faq)|but de|objet|objectif|en conclusion|en résumé|décrit|présente|vise à',
  tellsOf:
    "but|objet|objectifs?|décrit|décrivons|explique|présente|présentons|traite|contient|fournit|vise|destinée?|s'adresse|conclu*|en résumé",
  defines:
    "signifie|désigne|désignent|se définit comme|est défini comme|on entend par|s'entend|veut dire|fait référence à|est appelée?|s'appelle",
  is: "(?:est|sont|était|étaient|n'est) (?:une?|le|la|des)?",
  calls:
    'appelée?s?|nommée?s?|désignée?s? (?:par|sous)|sous le nom de|dite?s?|on appelle|on entend par|terme|mot',
  joinsItems: 'et/ou|et|ou|ainsi que',
  tellsHow: `utilis(?:ez|er|ant)|exécut(?:ez|er)|lanc(?:ez|er)|tap(?:ez|er)|saisi(?:ssez|r)|choisi(?:ssez|r)|cliqu(?:ez|er)|appuy(?:ez|er)|install(?:ez|er)|ajout(?:ez|er)|
      modifi(?:ez|er)|cré(?:ez|er)|ouvr(?:ez|ir)|supprim(?:ez|er)|vous (?:pouvez|devez)|on (?:peut|doit)|il (?:faut|suffit|est possible)|commande|option|étapes?|par écrit|en \\p{L}{3,14}ant|grâce à|à l'aide|invoqu(?:ez|er)|éditer|éditez|permet de`,
  opensList:
    '(?:compren(?:d|nent|ant)|inclu(?:t|ent|ant)|tels? que|telles? que|à savoir|sont|suivant(?:e|s|es)?|notamment|par exemple|comme):?',
  organisation: '(?!)',
  shares: 'moitié|un tiers|deux tiers|un quart|trois quarts|un cinquième|majorité',
  periodUnits:
    'ans?|années?|mois|semaines?|jours?(?: ouvrables| ouvrés| calendaires)?|heures?|minutes?|secondes?|décennies?|siècles?|trimestres?',
  periodWithoutFigure:
    "indéfiniment|durée indéterminée|perpétuel*|sans délai|immédiatement|jusqu'(?:à|au) … \\p{L}{3,20}|tant que|quotidiennement|chaque (?:jour|semaine|mois|année)|tous les (?:jours|mois|ans)|(?:quelques|plusieurs) (?:secondes|minutes|heures|jours|semaines|mois|années)|pendant la durée",
  atPlace: '(?:à|en|près de|ville de|région de|à l.est de)$',
  towardsPlace: '(?:au|aux|dans|de|du|vers|sur)$',
  kindOfPlace:
    '(?:dans|sur|sous|à|au|en|du|de) (?:(?:le|la|l.|les|un|une|chaque|ce|cette) )?(?:[\\p{L}-]{1,20} ){0,1}(?:fichiers?|répertoires?|dossiers?|menu|page|site|fenêtre|liste|ville|pays|région|tribunal|début|fin|section|chapitre|serveur|bureaux?)',
  place: '\\p{Nd}{1,4},? (?:rue|avenue|boulevard|place|quai) \\S{1,20}(?: \\S{1,20}){0,3}',
  reason: `parce qu[e']|car|en raison (?:de|d'|du|des)|à cause (?:de|d'|du|des)|du fait|puisqu[e']|grâce (?:à|au|aux)|afin (?:de|d'|que)|
      raison (?:pour laquelle|de)|la raison|sous peine|sinon|dûe?s? (?:à|au|aux)|c'est pourquoi|étant donné|de sorte qu[e']|pour éviter|pour (?:que|qu')|permet(?:tant)? (?:de|d')|en effet|s'expliqu*|préventivement|dans le but`,
  weakReason: 'sert (?:à|de)|servent à|permet*|utilisée? pour|comme|donc|ainsi|peut|pourrait|risque',
};
