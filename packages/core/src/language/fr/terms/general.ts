/** People, time, places and what documents are made of. */
export const GENERAL_TERMS = `
document | document
page | page, pages
chapter | chapitre
table | tableau
preface | préface, avant-propos
title | titre
name | nom, noms, appelle
date | date, jour
days | jours
week | semaine, semaines
month | mois, mensuel, par mois
quarter | trimestre
year | an, ans, année, années, annuel
hour | heure, heures
minute | minute, minutes
end | fin, finir
begin | début, commencer, commencé
first | premier, première
second | deuxième, second, seconde
last | dernier, dernière
current | actuel, actuelle, actuellement
old | ancien, anciens, vieux, anciennes
new | nouveau, nouvelle, nouveaux
minimum | minimum, au moins
maximum | maximum, au plus
size | taille, longueur, long
number | nombre, numéro
people | personnes, gens
author | auteur, écrit, écrire
founder | fondateur, fondé, fonda
create | créer, créé
leader | dirigeant, dirige, chef, responsable, leader
members | membres, contributeurs
translated | traduit, traduction
language | langue, langues
country | pays
city | ville, villes
region | région, zone
world | monde, mondial, mondiale
North America | Amérique du Nord
Europe | Europe
Asia | Asie
Africa | Afrique
Middle East | Moyen-Orient, Proche-Orient
United States | États-Unis
American | américain, américains, américaine
outside | hors, en dehors
home country | pays d'origine
birth | naissance, né, née
death | mort, mourir, décédé, tué
war | guerre
street | rue, rues
school | école, université
team | équipe
population | population, habitants
water | eau
temperature | température
paper | papier
ink | encre
work | travail, travailler, travaille, œuvre
use | utiliser, utilisation, utilisé
need | besoin, nécessaire, requis, faut
purpose | but, objectif
reason | raison, raisons, parce que
example | exemple
advantage | avantage
difference | différence
problem | problème
group | groupe
list | liste
system | système
service | service, services
result | résultat, résultats
type | type, types, sorte
information | information, informations, renseignements
principle | principe, principes
support | soutien, prise en charge, assistance
help | aide, aider
`;
