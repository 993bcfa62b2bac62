import type { DocumentWords } from '../parts/document.ts';

export const document: DocumentWords = {
  kinds: `conditions (?:générales(?: de vente| d['’]utilisation)?|d['’]utilisation|particulières)|politique de confidentialité|accord de confidentialité|contrat(?: de [\\p{L}]+)?|convention|accord|bail|licence|manuel(?: d['’]installation| de référence| d['’]utilisation)?|guide(?: d['’]installation| de référence| de l['’]utilisateur)?|notice|tutoriel|référence|code de conduite|foire aux questions|faq|rapport(?: annuel| financier| d['’]activité)?|communiqué(?: de presse)?|histoire|essai|article|mémoire|thèse|proposition|cahier des charges|spécification|procès-verbal|compte rendu|facture|devis|bon de commande|reçu|statuts|règlement|loi|décret|directive|arrêt|jugement|prospectus|lettre|glossaire|dictionnaire|curriculum vitae|questionnaire|ordre du jour|certificat|attestation|livre|roman|étude`,
  paper: 'Article',
  pressRelease: 'Communiqué',
  letter: 'Lettre',
  book: 'Livre',
  this: 'ce|cet|cette|(?:le |la )?présente?',
  any: "(?:ce|cet|cette|le|la|l'|du|de la|de ce|de cette) ?(?:document|rapport|contrat|licence|guide|manuel|livre|article|étude|texte|préface|faq)",
  named:
    "(?:ce|cet|cette|le|la|l'|du|de ce|de la|de cette)? ?(?:document|fichier|rapport|contrat|licence|guide|manuel|livre|article|étude|texte|pdf|faq)",
  asksWhole:
    "(?:de quoi (?:parle|traite|s'agit)(?:-t-il)?(?: dans)?(?: @| il)?|de quoi s'agit-il|qu'est-ce que @|que dit @|résum(?:e|ez|er|é) ?(?:@|moi @)?|(?:un )?résumé(?: de| du)?(?: @)?|qui a (?:écrit|rédigé|publié|fait) @|qui est l'auteur(?: de| du)?(?: @)?|combien de pages(?: (?:a|compte|contient|fait))?(?: @)?(?: compte| a| contient| fait)?|quand @ a été (?:écrit|publié)|quel est (?:le sujet|le but|le thème|le titre)(?: de)?(?: @)?|(?:quelle est )?la conclusion)",
  asksPurpose: "à quoi sert @|(?:quel est )?(?:le |l')?(?:but|objet|objectif) (?:de )?@",
  asksOverview:
    "(?:de quoi (?:parle|traite|s'agit)(?:-t-il)?(?: dans)?(?: @| il)?|de quoi s'agit-il|qu'est-ce que @|que (?:dit|contient) @|résum(?:e|ez|er)(?:-moi)? ?(?:@)?|(?:un |le )?(?:bref |court )?résumé(?: de| du)?(?: @)?|quel est le (?:sujet|thème|contenu)(?: de)?(?: @)?)",
  overviewQuestion: 'De quoi parle ce document ?',
  contents: 'Sommaire',
  headFirst: true,
};
