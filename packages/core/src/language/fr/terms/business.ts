/** Business, money and people at work. */
export const BUSINESS_TERMS = `
revenue | chiffre d'affaires, revenus, ventes
profit | bénéfice, résultat net
loss | perte, pertes
cost | coût, coûts, frais, dépenses, charges
to cost | coûter, coûte, coûtait
spend | dépenser, dépense, dépensé
price | prix
purchase price | prix d'achat, prix d'acquisition
fee | frais, redevance
amount | montant, somme
money | argent, liquidités
debt | dette, dettes, endettement
liabilities | passif
assets | actifs, actif
equity | capitaux propres
tax | impôt, impôts, taxe
tax rate | taux d'imposition
interest | intérêt, taux d'intérêt
rate | taux
percentage | pourcentage, pour cent, part
share | action, actions
dividend | dividende
shareholders | actionnaires
investor | investisseur, investisseurs
investment | investissement, investir
notes | obligations, billets
loan | prêt, prêts, crédit, hypothécaire, hypothécaires
bank | banque, banques
account | compte, comptes
budget | budget
invoice | facture
payment | paiement, payer, payé, verser
receive | recevoir, reçu, perçu
compensation | rémunération
salary | salaire
employees | employés, salariés, effectif
employ | employer, emploie, employait
company | entreprise, société
customer | client, clients
subscribers | abonnés, membre, membres, adhésion
supplier | fournisseur, fournisseurs
competitor | concurrent, concurrents, concurrence
partner | partenaire
product | produit, produits
factory | usine, usines, fabrication
manufactured | fabriqué, produit
store | magasin, magasins
physical stores | magasins physiques
warehouse | entrepôt, entrepôts
shoes | chaussures
aircraft | avion, avions
delivered | livré, livraison, livrer
acquisition | acquisition, rachat, fusion
buy | acheter, acheté, achat, racheté
sell | vendre, vente, vendu
bankruptcy | faillite, insolvabilité
chief executive officer | directeur général, PDG
chief financial officer | directeur financier
chief product officer | directeur produit, directeur des produits
director | directeur, directeurs
board of directors | conseil d'administration
chairman | président
auditor | commissaire aux comptes, auditeur, audit
headquarters | siège, siège social
office | bureau, bureaux
branch | succursale, site
subsidiary | filiale, filiales
segment | segment, segments, division
market | marché, marchés
union | syndicat, syndicats
growth | croissance, augmentation, hausse
decrease | baisse, diminution, recul
risk | risque, risques
meeting | assemblée, assemblée générale, réunion
vote | vote, votes, voix
majority | majorité
committee | comité, commission
insurance | assurance
pension | retraite, pension
balance sheet | bilan
fiscal year | exercice, exercice fiscal
average | moyenne, moyen
total | total, totale
`;
