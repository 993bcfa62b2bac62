import type { LanguageTexts } from '#library/language-texts.ts';

export const fr: LanguageTexts = {
  names: ['Contrat', 'Compte rendu', 'Rapport', 'Note', 'Lettre'],
  common: [
    'Les parties se sont réunies {n} fois et ont convenu des prochaines étapes avec {company}.',
    'Les paiements sont dus dans les {n} jours suivant la réception de la facture.',
    'Le fournisseur conserve les dossiers du projet pendant {n} ans.',
    'Le conseil a pris note des chiffres et a demandé un autre rapport.',
    'Les questions sur ce document sont à adresser au bureau de {company}.',
    'Les coûts de l’année ont augmenté de {n} pour cent.',
    'Chaque partie supporte les impôts que la loi lui impose.',
    'Toute modification de ce contrat se fait par écrit.',
    'La direction a remercié le personnel de {company} pour son travail.',
  ],
  wanted: [
    {
      search: 'résiliation du bail',
      says: ['Les baux peuvent être résiliés ; la résiliation d’un bail prend effet après {n} mois.'],
      near: ['Le bail du bureau est signé.', 'La résiliation de l’assurance est gratuite.'],
    },
    {
      search: 'elodie heritage',
      says: ['La maison fait partie de l’héritage d’Élodie, évalué par {company} à {n} euros.'],
      near: ['Élodie préside la séance.', 'L’héritage du fondateur est une bibliothèque.'],
    },
    {
      search: 'vendange raisins',
      says: ['Les vendanges ont commencé tôt et {n} tonnes de raisin ont été pressées.'],
      near: ['Le raisin sec est taxé à {n} pour cent.', 'Les caisses ont été pressées contre le mur.'],
    },
    {
      search: 'réunion marché',
      name: 'Reunion_du_marche_couvert.txt',
      says: ['Les commerçants demandent {n} places de plus.'],
      near: ['La réunion a duré {n} heures.', 'Le marché du travail est calme.'],
    },
    {
      search: 'eleves cantine',
      says: ['À la cantine, chaque élève reçoit un repas chaud pour {n} euros.'],
      near: ['Les élèves visitent le musée.', 'La cantine de l’usine ferme en août.'],
    },
  ],
};
