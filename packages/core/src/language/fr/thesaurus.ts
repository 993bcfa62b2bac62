/** Words that stand for each other between a question and a document; `../thesauri.ts` says how it is read. */
export const thesaurus = String.raw`
# verbes courants des questions
obtenir, recevoir, acquérir, obtention, réception
donner, accorder, octroyer, attribuer, octroi, attribution
remettre, livrer, transmettre, transmission
garder, conserver, conservation
commencer, débuter, démarrer, début, commencement, démarrage
finir, terminer, achever, fin, achèvement
cesser, arrêter, mettre fin, cessation, arrêt
changer, modifier, changement, modification
transformer, convertir, transformation, conversion
remplacer, substituer, remplacement, substitution
échanger, échange
permettre, autoriser, autorisation, permission, permis
autorisé, permis, licite, admis
interdire, prohiber, interdiction, prohibition
interdit, prohibé, illicite
obligation, obligatoire, obligé, contraint
obliger, contraindre, forcer, contrainte
facultatif, optionnel, volontaire
besoin, nécessiter, nécessaire, requérir, requis, exiger
exigence, exiger, requérir
demander, solliciter, réclamer, demande, requête, sollicitation
payer, régler, verser, acquitter, paiement, règlement, versement
prix, tarif
acheter, acquérir, achat, acquisition
vendre, céder, vente, cession
aider, assister, aide, assistance, secourir, soutenir, soutien
choisir, sélectionner, opter, choix, sélection
essayer, tenter, essai, tentative
tester, test
vérifier, contrôler, vérification, contrôle, examiner
casser, briser, cassé
abîmer, endommager, détériorer, dégrader, détérioration, dégradation
détruire, anéantir, démolir, destruction, démolition
réparer, réparation, dépannage, dépanner
entretenir, entretien, maintenance
panne, dysfonctionnement, défaillance
perdre, perte, égarer
trouver, retrouver, découvrir, découverte
chercher, rechercher, recherche
envoyer, expédier, envoi, expédition
montrer, afficher, présenter, affichage, présentation
cacher, masquer, dissimuler, dissimulation
utiliser, employer, utilisation, usage, emploi
effectuer, réaliser, accomplir, réalisation
fabriquer, produire, fabrication, production
créer, création, élaborer, élaboration
construire, bâtir, édifier, construction, édification, ériger
fonder, fondation, fondé
dire, déclarer, affirmer, déclaration, affirmation
répondre, réponse, répliquer
savoir, connaître, connaissance
penser, croire, estimer, opinion, avis
comprendre, compréhension
apprendre, apprentissage
emporter, emmener
enlever, retirer, ôter, retrait
supprimer, effacer, éliminer, suppression, effacement, élimination
recueillir, collecter, rassembler, collecte, recueil
distribuer, répartir, distribution, répartition
partager, partage
séparer, séparation, scinder, scission
relier, connecter, raccorder, connexion, raccordement, liaison
unir, réunir, union, unification
ajouter, ajout, rajouter
fermer, clore, fermeture, clôture
allumer, activer, activation
éteindre, désactiver, extinction, désactivation
empêcher, éviter, prévenir, prévention
protéger, protection, préserver, préservation
agrandir, élargir, étendre, agrandissement, élargissement, extension
réduire, diminuer, réduction, diminution, abaisser
baisser, baisse, diminuer, recul, reculer, déclin
augmenter, hausse, augmentation, accroître, accroissement
croître, croissance, progresser, progression
améliorer, amélioration, perfectionner, optimiser
empirer, aggraver, aggravation, détérioration
atteindre, parvenir
réussir, réussite, succès
échouer, échec
prévoir, planifier, prévision, planification, projeter
vouloir, souhaiter, désirer, souhait, désir, volonté
promettre, promesse, engagement, s'engager
refuser, rejeter, décliner, refus, rejet
accepter, acceptation, approuver, approbation, agréer, agrément
consentir, consentement, accord
contester, contestation, opposition
se plaindre, plainte, réclamation, réclamer
louer, location
prêter, prêt
emprunter, emprunt
rendre, restituer, restitution
renvoyer, retourner, retour, renvoi
rembourser, remboursement, remboursé
rester, demeurer
durer, durée, période
survenir, se produire
avoir lieu, se dérouler, déroulement
appeler, nommer, dénommer, nom, appellation, dénomination
signifier, signification, sens
définir, définition, déterminer, fixer, détermination
décider, décision, décréter
distinguer, différence, distinction, différer
comparer, comparaison
avertir, avertissement, mise en garde, alerter, alerte
informer, aviser, prévenir, notifier, notification, information
signaler, signalement, déclarer
inscrire, inscription, enregistrer, enregistrement
s'abonner, abonnement, souscrire, souscription
désabonner, désinscrire, désabonnement, désinscription
renoncer, renonciation, abandonner, abandon
comporter, contenir, inclure, renfermer
composer, constituer, composition
appartenir, propriété, possession
posséder, détenir, détention, propriétaire, détenteur
habiter, résider, vivre, loger, résidence, domicile
voyager, voyage, déplacement
rencontrer, rencontre
combattre, lutter, lutte, combat
mourir, décéder, mort, décès
tuer, assassiner, assassinat
naître, naissance, né
se marier, épouser, mariage, noces
mesurer, mesure, mesurage
calculer, calcul
compter, dénombrer, comptage, dénombrement
évaluer, estimer, évaluation, estimation
décrire, description
mentionner, mention, citer
recommander, conseiller, recommandation, conseil, préconiser
respecter, respect
enfreindre, violer, transgresser, infraction, violation, contrevenir
dépasser, excéder, dépassement
répéter, répétition, réitérer
continuer, poursuivre, continuation, poursuite
interrompre, suspendre, interruption, suspension
annuler, annulation, résilier
reporter, différer, repousser, report, ajourner, ajournement
retarder, retard
réserver, réservation
participer, participation, prendre part
rejoindre, adhérer, adhésion
quitter, partir, départ
inviter, invitation
fêter, célébrer, célébration
préparer, préparation, préparatif
surveiller, surveillance, superviser, supervision
observer, observation
soumettre, soumission
fournir, fourniture, approvisionner, procurer
remplir, compléter
signer, signature
publier, publication, paraître, parution, éditer
menacer, menace
influencer, influence, influer
fonctionner, fonctionnement
sauver, sauvetage, secourir
fuir, s'enfuir, s'échapper, fuite, évasion
voler, dérober
tromper, tromperie, escroquer, escroquerie, duper
frauder, fraude, frauduleux
falsifier, falsification, contrefaire, contrefaçon
mentir, mensonge, mensonger
prouver, preuve, démontrer, démonstration, justificatif
confirmer, confirmation, attester, attestation, certifier
expliquer, explication, éclaircir
développer, développement
gérer, gestion, administrer, administration
lier, attacher
déplacer, déplacement
chauffer, chauffage
nettoyer, nettoyage, laver
manquer, manque, pénurie, insuffisance, absence
suffire, suffisant
gagner, remporter, victoire
négocier, négociation
livrer, livraison
accuser, accusation, inculper, inculpation
# contrats, baux, conditions
contrat, accord, convention, entente
clause, disposition, stipulation
stipuler, prévoir
résilier, résiliation, rompre, rupture
prolonger, prolongation, reconduire, reconduction, proroger, prorogation
renouveler, renouvellement
expirer, expiration, échéance
valable, valide, validité, en vigueur
nul, nullité, invalide, caduc
bailleur, propriétaire
dépôt de garantie, cautionnement
garant, caution
charges, frais
sous-louer, sous-location
appartement, logement, habitation
emménager, emménagement
déménager, déménagement
expulser, expulsion, éviction
rénover, rénovation, réhabilitation
condition, modalité
conditions générales, conditions d'utilisation
responsable, responsabilité
garantie, garantir
défaut, défectueux, malfaçon
dommage, préjudice, dégât
indemniser, indemnisation, dédommager, dédommagement, indemnité
dommages-intérêts, indemnité
pénalité, amende, sanction
délai, date limite
exigible, dû, échu
impayé, arriéré
mise en demeure, sommation
transférer, transfert, céder, cession
manquement, inexécution, non-respect
se rétracter, rétractation
oral, verbal
confidentiel, confidentialité, secret
annexe, appendice
mandater, mandat, procuration, habiliter, habilitation
représenter, représentant, représentation
prestataire, fournisseur
client, acheteur, clientèle
sous-traiter, sous-traitance, sous-traitant
gratuit, gratuitement, gratuité, sans frais
payant, onéreux
exclusif, exclusivité
automatique, automatiquement
litige, différend, contentieux, conflit
arbitrage, arbitre, arbitral
médiation, médiateur, conciliation
bénéficiaire, ayant droit
légal, licite, légitime
applicable, s'appliquer, application
# licences, droit d'auteur
auteur, créateur
droit d'auteur, copyright
titulaire, détenteur
copier, reproduire, copie, reproduction, dupliquer
redistribuer, redistribution, diffuser, diffusion
dérivé, adaptation, adapter
code source, source
logiciel libre, open source
brevet, breveter
commercial, lucratif
redevance, royalties
citer, citation
pirater, piratage
concéder, concession, accorder
# emploi, personnes, direction
emploi, poste, métier, travail, boulot
profession, métier, professionnel
employé, salarié, collaborateur, travailleur
employeur, patron
personnel, effectif, main-d'œuvre
embaucher, recruter, engager, embauche, recrutement
licencier, renvoyer, virer, congédier, licenciement, renvoi
démissionner, démission
chef, supérieur, responsable, dirigeant, patron
directeur général, PDG, président-directeur
diriger, direction, dirigeant, gérer
président, présidence, présider
gestionnaire, gérant, manager
salaire, rémunération, paie, appointements
rémunérer, rémunération, rétribution
prime, bonus, gratification
congé, vacances
temps partiel, mi-temps
temporaire, provisoire, intérimaire
permanent, durable
candidat, postulant, candidature, postuler
curriculum, CV
entretien d'embauche, entrevue
formation, former
apprenti, apprentissage
stage, stagiaire
promotion, promouvoir, avancement
retraite, pension
retraité, pensionné
chômage, chômeur
maladie, malade, pathologie
arrêt maladie, arrêt de travail
syndicat, syndical, syndicaliste
grève, gréviste, débrayage
sanctionner, sanction, punir, punition
télétravail, travail à distance
collègue, confrère
tâche, mission
nommer, désigner, nomination, désignation
destituer, révoquer, limoger, destitution, révocation
succéder, successeur, succession
discrimination, discriminer, discriminatoire
harcèlement, harceler
indépendant, freelance
expert, spécialiste, expertise
compétence, aptitude, capacité, qualification
avantage, atout
ouvrier, travailleur
remplaçant, suppléant, remplacer, suppléance
# rapports d'entreprise
entreprise, société, compagnie, firme
maison mère, société mère
siège, siège social, quartier général
usine, fabrique, manufacture
site, implantation, emplacement
chiffre d'affaires, recettes
bénéfice, profit
rentable, rentabilité, profitable, bénéficiaire
perte, déficit, déficitaire
dépense, charge, frais, dépenser
économiser, épargner, économie
dette, endettement, endetté
fonds propres, capitaux propres
trimestre, trimestriel
impôt, taxe, imposition, fiscal, fiscalité
imposer, taxer, imposition, taxation
actionnaire, associé
rachat, racheter, acquisition, reprise
investir, investissement, placement, placer
risque, danger, péril
risqué, dangereux, périlleux
procès, litige
fusion, fusionner, regroupement
concurrent, rival, concurrence
produit, marchandise, article
prestation, service
magasin, boutique, commerce, point de vente
supermarché, grande surface, hypermarché
commerce électronique, vente en ligne
commerce, négoce, échange
vendeur, commerçant, marchand
détaillant, commerçant
perspective, prévision, prédire, pronostic
attendu, prévu, escompté
but, objectif, cible, visée
stratégie, stratégique
faillite, insolvabilité, banqueroute, insolvable
amortissement, dépréciation, amortir
provision, réserve
publicité, réclame, publicitaire
entrepôt, dépôt
stock, inventaire
approvisionnement, ravitaillement, fourniture
restructuration, réorganisation, restructurer, réorganiser
comptabilité, comptable
monnaie, devise
inflation, renchérissement
secteur, branche, filière
durable, durabilité, écologique
émission, rejet, émettre
offre, offrir, proposer, proposition
rabais, remise, ristourne, réduction
subvention, subventionner, aide
don, donation
trésorerie, liquidités
excédent, surplus, excédentaire
propriétaire, possesseur
partenaire, partenariat
# assurance, banque, paiement
assurer, assurance, couverture
assuré, souscripteur
police, contrat d'assurance
cotisation, prime, cotiser
sinistre, dommage
couvrir, couverture
plafond, limite, montant maximal
exclure, exclusion, exclu
banque, bancaire
carte bancaire, carte de crédit
distributeur automatique, guichet automatique
virement, transférer
prélever, prélèvement, débiter, débit
crédit, prêt
hypothèque, hypothécaire
taux d'intérêt, intérêt
mensualité, échéance
créancier, prêteur
débiteur, emprunteur
espèces, comptant
argent, sou
facture, facturer, facturation
reçu, quittance, récépissé, ticket de caisse
montant, somme
total, global, totalité
épargne, épargner, économies
acompte, avance, arrhes
moyen de paiement, mode de règlement
financer, financement
hériter, héritage, succession, héritier
léguer, legs
chèque, chéquier
richesse, fortune, riche, fortuné
pauvreté, pauvre, démuni, misère
# vie privée, sécurité, droits
vie privée, confidentialité, intimité
privé, individuel
divulguer, divulgation, révéler, communiquer, dévoiler
donnée, information, renseignement
stocker, conserver, stockage, conservation, enregistrer
mot de passe, code secret
identifiant, nom d'utilisateur, login
accès, accéder
chiffrer, crypter, chiffrement, cryptage, cryptographie
déchiffrer, décrypter, déchiffrement
pirate, hacker, attaquant
attaque, attaquer, agression, assaut
faille, vulnérabilité, vulnérable
virus, logiciel malveillant, maliciel
fuite de données, violation de données
sécurité, sûreté, sécuriser, sécurisé
bloquer, verrouiller, blocage, verrouillage
débloquer, déverrouiller, déblocage, déverrouillage
identité, identifier, identification
authentifier, authentification
anonyme, anonymiser, anonymisation, anonymat
majeur, adulte, majorité
pourriel, spam
lettre d'information, newsletter
suivi, traçage, tracer
abus, abuser, abusif
illégal, illicite, illégalement, illégalité
rectifier, corriger, rectification, correction
cookie, traceur
carte d'identité, pièce d'identité
renseigner, renseignement, informer
soupçonner, soupçon, suspect, suspecter
# informatique
ordinateur, PC
informatique, informaticien
installer, installation
désinstaller, désinstallation, supprimer
configurer, paramétrer, configuration, paramétrage, réglage
régler, réglage, ajuster, ajustement
disque, disque dur
mémoire vive, RAM
partition, partitionner, partitionnement
formater, formatage
sans fil, wifi, wi-fi
en ligne, internet, web
paquet, paquetage
fichier, document
répertoire, dossier
programme, logiciel, application, appli
exécuter, lancer, exécution, lancement
mettre à jour, actualiser, actualisation
mise à niveau, mise à jour
version, édition
erreur, bogue, bug, faute
plantage, figer
télécharger, téléchargement
téléverser, téléversement
écran, moniteur, afficheur
touche, bouton
appuyer, presser, cliquer, clic
curseur, pointeur
imprimer, impression, imprimante
numériser, scanner, numérisation
terminal, console
commande, instruction
utilisateur, usager
administrateur, superutilisateur, root
sauvegarde, sauvegarder, copie de sécurité
restaurer, restauration, rétablir, rétablissement, récupérer, récupération
réinitialiser, réinitialisation
démarrer, amorcer, démarrage, amorçage
redémarrer, redémarrage, relancer
brancher, connecter, branchement, raccorder
débrancher, déconnecter, déconnexion
s'identifier, connexion
par défaut, prédéfini
option, choix, possibilité
paramètre, argument
appareil, dispositif, équipement
matériel, équipement
pilote, driver
processeur, CPU
navigateur, explorateur
site web, site internet
lien, hyperlien
courriel, e-mail, mail, courrier électronique
signet, marque-page, favori
caractère, lettre
renommer, changement de nom
insérer, insertion
compiler, compilation, compilateur
compresser, compression, comprimer
décompresser, extraire, décompression, extraction
journal, log
saisir, taper, saisie
compatible, compatibilité, prendre en charge
obsolète, périmé, dépassé, vétuste
manuel, guide, notice, mode d'emploi
audio, sonore
batterie, accumulateur
recharger, recharge
électricité, électrique
portable, mobile, téléphone, smartphone
téléphoner, appel
boucle, itération
dépendre, dépendance, dépendant
programmer, programmation, programmeur
filtrer, filtre, filtrage
trier, tri
rapide, rapidité, vite, vitesse, rapidement
ralentir, ralentissement, lent, lenteur
# État, droit, histoire, guerre
gouvernement, gouverner
premier ministre, chef du gouvernement
chef de l'État, président
parlement, assemblée
député, parlementaire, élu
loi, législation, légal, législatif
règlement, réglementation, règle, réglementaire
décret, ordonnance, arrêté
constitution, constitutionnel
cour, tribunal
juge, magistrat
avocat, juriste, défenseur
poursuivre, assigner, plainte
juger, jugement, verdict, sentence
condamner, condamnation, coupable
acquittement, relaxe
innocent, innocence
peine, punition, sanction, châtiment
amende, contravention
prison, pénitencier, emprisonnement, incarcération, détention
arrestation, interpeller, interpellation, appréhender
prisonnier, détenu, captif
crime, délit, criminel, infraction
criminel, malfaiteur, délinquant
meurtre, assassinat, homicide, assassiner
assassin, meurtrier, tueur
témoin, témoigner, témoignage
police, policier, gendarme
enquête, enquêter, investigation
élection, scrutin, vote, élire, électoral
voter, vote, suffrage
référendum, plébiscite
électeur, votant, électorat
politique, politicien
roi, monarque, souverain
royaume, monarchie
régner, règne, gouverner
trône, couronne
couronner, couronnement, sacre, sacrer
noblesse, noble, aristocratie, aristocrate
État, nation, pays
citoyen, ressortissant
nationalité, citoyenneté
naturalisation, naturaliser
immigration, immigrer, immigré, immigrant
émigrer, émigration, émigrant
réfugié, demandeur d'asile
titre de séjour, permis de séjour
douane, douanier
importer, importation
exporter, exportation
guerre, conflit armé, guerrier
conflit, différend, dispute, affrontement
bataille, combat
armée, troupe, militaire
soldat, militaire, combattant
service militaire, conscription
arme, armement, armer
conquérir, conquête, s'emparer
occuper, occupation
envahir, invasion, envahisseur
vaincre, victoire
vainqueur, gagnant, lauréat
défaite, débâcle, déroute
capituler, capitulation, reddition
trêve, armistice, cessez-le-feu
alliance, coalition
ennemi, adversaire
rébellion, révolte, soulèvement, insurrection
rebelle, insurgé, révolté
coup d'État, putsch
indépendance, indépendant, autonomie, autonome
colonie, colonial, coloniser, colonisation
esclave, esclavage, servitude
manifester, manifestation, protestation, protester
époque, ère, âge
antiquité, antique
médiéval, moyen âge
origine, provenance, provenir, originaire
abolir, abolition, abroger, abrogation, supprimer
instaurer, introduire, instauration, introduction
corruption, corrompre, pot-de-vin, corrompu
ambassadeur, diplomate
exil, exiler, bannir, bannissement
traité, accord, pacte
massacre, massacrer, tuerie
# géographie, lieux, bâtiments, transports
ville, cité, agglomération
commune, municipalité
village, bourg, bourgade, localité
quartier, arrondissement
zone, région, territoire
habitant, population, résident
peupler, peuplé, peuplement
situé, se situer, se trouver, localisé, localisation
endroit, lieu, emplacement
frontière, limite, frontalier
voisin, limitrophe, avoisinant, adjacent
alentour, environs, périphérie
proche, près, proximité
éloigné, lointain, loin
distance, éloignement
fleuve, rivière, cours d'eau
se jeter, embouchure
couler, s'écouler, écoulement
mer, océan, maritime
littoral, rivage
île, îlot
montagne, mont
sommet, cime, point culminant
vallée, val
séisme, tremblement de terre, secousse
inondation, crue, inonder
tempête, ouragan, cyclone
climat, climatique
pluie, précipitations, pleuvoir, pluvieux
bâtiment, édifice, immeuble, construction
maison, habitation, demeure
terrain, parcelle
forteresse, citadelle
palais, résidence
monastère, abbaye, couvent
monument, mémorial
touriste, visiteur, vacancier
tourisme, touristique
hôtel, hébergement, auberge
héberger, hébergement, loger, accueillir
architecte, architecture
ascenseur, monte-charge
entrée, accès
sortie, issue
rue, voie
route, chaussée
voiture, automobile, véhicule, auto
camion, poids lourd
vélo, bicyclette, cycliste
moto, motocyclette
train, chemin de fer, ferroviaire
gare, station
arrêt, station
métro, métropolitain
tramway, tram
transport en commun, transport public
aéroport, aérodrome
avion, aéronef
bateau, navire, embarcation
billet, ticket, titre de transport
passager, voyageur
arriver, arrivée
stationner, garer, stationnement, parking
conduire, conduite, conducteur, chauffeur
essence, carburant
embouteillage, bouchon
transporter, transport, acheminer, acheminement
nord, septentrional
sud, méridional
ouest, occidental
agriculture, agricole
agriculteur, paysan, fermier, cultivateur
récolte, récolter, moisson
élevage, élever, éleveur
# sciences, nature, médecine, alimentation
scientifique, chercheur, savant
science, scientifique
inventer, invention, inventeur
découvrir, découverte, découvreur
étudier, examiner, analyser, analyse, étude
expérience, expérimentation, essai
théorie, hypothèse, théorique
substance, matière
mélange, mélanger
chauffer, réchauffer, réchauffement
refroidir, refroidissement
geler, congeler, gel, congélation
brûler, combustion
feu, incendie
exploser, explosion, détonation
rayonnement, radiation
environnement, écologie, environnemental
polluer, pollution, contamination, contaminer
changement climatique, réchauffement climatique
déchet, ordure, détritus
recycler, recyclage
animal, bête, faune
plante, végétal, flore
fleur, floraison, fleurir
espèce, variété
manger, se nourrir, alimentation, consommer, ingérer
disparu, extinction
menacé, vulnérable
toxique, poison, venimeux, vénéneux, empoisonner
chasser, chasse, chasseur
pêche, pêcher, pêcheur
espace, cosmos, spatial
univers, cosmos
astronaute, cosmonaute, spationaute
santé, sanitaire
médecin, docteur
dentiste, chirurgien-dentiste
hôpital, clinique, établissement de santé
infirmier, soignant
soigner, traiter, traitement, soin, thérapie
symptôme, signe
douleur, souffrance
guérir, guérison, rétablissement
médicament, remède
dose, posologie, dosage
effet secondaire, effet indésirable
ordonnance, prescription, prescrire
pharmacie, pharmacien
vaccin, vaccination, vacciner
contagieux, infectieux, transmissible
contaminer, infecter, infection, contamination
épidémie, pandémie
opération, chirurgie, intervention, opérer, chirurgical
blesser, blessure, plaie, lésion, blessé
diagnostic, diagnostiquer
enceinte, grossesse
accoucher, accouchement, naissance
avortement, avorter, interruption de grossesse
handicap, handicapé, invalidité
addiction, dépendance, toxicomanie
ivre, ivresse, ébriété, alcoolisé
cerveau, cérébral, encéphale
cœur, cardiaque
estomac, ventre, abdomen
cancer, tumeur, cancéreux
crise cardiaque, infarctus
fièvre, fébrile
allergie, allergique
respirer, respiration, respiratoire
fatigue, fatigué, épuisement
dormir, sommeil
boire, boisson, breuvage
nourriture, aliment, alimentaire, denrée
cuisiner, cuire, cuisson, cuisine
épice, assaisonnement
ingrédient, composant
goût, saveur
restaurant, restaurateur
faim, famine
maigrir, perdre du poids, amaigrissement
obésité, surpoids, obèse
œil, yeux, oculaire
dent, dentaire
peau, cutané
sang, sanguin
# école, livres, art, musique, sport, religion, famille
école, scolaire, établissement scolaire
élève, écolier
professeur, enseignant, instituteur
enseigner, enseignement
université, universitaire
examen, épreuve
baccalauréat, bac
thèse, doctorat
frais de scolarité, droits de scolarité
crèche, garderie
livre, ouvrage
roman, romancier
écrivain, auteur
écrire, rédiger, écriture, rédaction
poète, poésie, poème
récit, histoire, conte
intrigue, scénario
héros, protagoniste, personnage principal
paraître, sortie, parution
éditeur, maison d'édition
journal, quotidien, presse
revue, magazine, périodique
journaliste, reporter
bibliothèque, médiathèque
traduire, traduction, traducteur
langue, langage, linguistique
parler, s'exprimer
mot, terme, vocable
lire, lecture, lecteur
art, artistique, artiste
peindre, peinture, peintre
tableau, peinture
image, illustration
photo, photographie, cliché
statue, sculpture
sculpteur, sculpter, sculpture
musée, galerie
exposition, exposer
film, long métrage
réalisateur, cinéaste, réaliser, metteur en scène
acteur, comédien, interprète
jouer, interpréter, incarner
rôle, personnage
cinéma, cinématographique
théâtre, théâtral
représentation, spectacle
télévision, télé, télévisé
émission, diffuser
radio, radiodiffusion
chanson, chant
chanteur, chanteuse, chanter, interprète
musicien, musical, musique
composer, compositeur, composition
album, disque
concert, spectacle
prix, récompense, récompenser
célèbre, connu, réputé, renommé, célébrité
populaire, popularité
sport, sportif, athlète
football, foot
match, rencontre
entraîneur, coach, sélectionneur
s'entraîner, entraînement, exercice
championnat, champion
compétition, tournoi, concours
coupe du monde, mondial
jeux olympiques, olympique, JO
record, meilleure performance
stade, arène
religion, foi, croyance, religieux
dieu, divinité, divin
prêtre, curé, ecclésiastique, pasteur
prière, prier
baptême, baptiser
saint, sainteté, canoniser, canonisation
pape, souverain pontife, pontife
musulman, islam, islamique
juif, judaïsme
chrétien, christianisme
enterrement, funérailles, obsèques, inhumation, enterrer, inhumer
tombe, tombeau, sépulture
cimetière, nécropole
famille, familial
parent, apparenté
père, papa
mère, maman
mari, époux
femme, épouse
conjoint, époux, partenaire
enfant, gosse, progéniture
bébé, nourrisson, nouveau-né
descendant, descendance, postérité
ancêtre, aïeul
grand-père, papi, pépé
grand-mère, mamie, mémé
divorcer, divorce, divorcé
garde, autorité parentale
adopter, adoption
éduquer, éducation, élever
adolescent, ado, adolescence
jeunesse, jeune
vieillesse, vieux, âgé
veuf, veuve, veuvage
ami, amitié, copain
coutume, tradition, traditionnel
vêtement, habit, habillement
# mesure, temps, quantité, qualité
grand, grandeur, taille
superficie, surface, aire
petit, minuscule
haut, hauteur, élevé
altitude, hauteur
long, longueur
large, largeur
profond, profondeur
lourd, poids, peser, masse
âge, âgé
nouveau, récent, neuf, nouveauté
immédiatement, aussitôt, tout de suite, sans délai, immédiat
bientôt, prochainement
souvent, fréquemment, fréquent, fréquence
rarement, rare
toujours, constamment
parfois, quelquefois, occasionnellement
autrefois, jadis, anciennement, auparavant
aujourd'hui, actuellement, actuel
maintenant, actuellement
après, ensuite, ultérieurement, ultérieur
avant, préalablement, auparavant, préalable
d'abord, premièrement, initialement
initial, originel, premier
final, ultime
simultanément, simultané, en même temps
annuel, annuellement, par an
mensuel, mensuellement, par mois
quotidien, journalier, quotidiennement
hebdomadaire, par semaine
régulier, régulièrement, périodique, périodiquement
période, durée, laps
anniversaire, commémoration
ponctuel, ponctualité
nombre, quantité
beaucoup, nombreux, maint
supplémentaire, additionnel, complémentaire
minimum, minimal, au moins
maximum, maximal, au plus
environ, approximativement, à peu près, approximatif
exact, précis, exactement, précision
entier, complet, intégral, totalité, entièrement
partiel, partiellement
moitié, demi
majorité, plupart, majoritaire, majoritairement
pourcentage, pour cent
proportion, ratio
double, doubler, doublement
volume, capacité, contenance
plein, rempli, saturé
vide, inoccupé
qualité, qualitatif
bon, excellent
mauvais, médiocre
meilleur, optimal
bon marché, économique, abordable, pas cher
cher, coûteux, onéreux
facile, simple, aisé, facilement, facilité
difficile, compliqué, complexe, difficulté, ardu
important, essentiel, majeur, importance
principalement, essentiellement, surtout, majoritairement
principal, majeur, primordial
particulièrement, notamment, spécialement
normal, habituel, ordinaire, courant
typique, caractéristique
inhabituel, exceptionnel, extraordinaire
différent, divers, distinct
identique, pareil, semblable
similaire, semblable, comparable, similitude, ressemblance, ressembler
approprié, adapté, adéquat, convenable, convenir
possible, possibilité, éventuel, éventuellement
impossible, impossibilité
probable, probabilité, vraisemblable, probablement
faux, erroné, incorrect, inexact
vrai, véritable, réel
correct, juste, exact
puissant, puissance, force
faible, faiblesse
disponible, disponibilité
public, publiquement
mondial, international, global
beau, joli, beauté
couleur, coloris, teinte, coloré
rond, circulaire
bruit, sonore, bruyant
sale, saleté, souillé
# causes, résultats, problèmes
raison, motif, cause
causer, provoquer, entraîner, occasionner, engendrer
conséquence, effet, répercussion, impact, incidence
résultat, aboutissement
problème, difficulté, souci, ennui
résoudre, résolution, solution, remédier
inconvénient, désavantage
avantageux, profitable, favorable, bénéfique
utile, utilité, pratique
nuisible, néfaste, nocif, préjudiciable
exception, excepté, sauf, hormis
exemple, illustration
méthode, procédé, procédure, démarche, technique
façon, manière
étape, phase, stade
outil, instrument, ustensile
remarque, observation, commentaire
astuce, conseil
caractéristique, propriété, particularité, trait
fonctionnalité, fonction
résumé, synthèse, résumer
titre, intitulé
sujet, thème
liste, énumération
formulaire, imprimé
lettre, courrier, missive
message, communication
contacter, contact, joindre, s'adresser
adresse, coordonnées
événement, incident
réunion, séance, assemblée
congrès, colloque, conférence
établissement, institution, organisme
association, organisation, fédération
membre, adhérent, sociétaire
progrès, avancée, avancement
élément, composant, constituant
catégorie, classe, type
diviser, subdiviser, répartir, division, subdivision
comportement, conduite, attitude
circonstance, contexte
équilibre, équilibré
hasard, fortuit, aléatoire
personne, individu, gens
peur, crainte, craindre, redouter
colère, fureur
joie, bonheur, heureux
triste, tristesse, chagrin
violence, violent
critique, critiquer
éloge, louange
relation, rapport, lien
intention, intentionnel, délibéré
inattendu, imprévu, soudain
vraiment, réellement
erreur, méprise
étonner, surprendre, surprise, étonnement
aimer, apprécier, adorer
haïr, détester, haine
opportunité, occasion
faute, culpabilité
[field contracts]
(?:le|du|au|ce)\s+présent\s+contrat|ce\s+contrat == le présent contrat
(?:la|cette)\s+(?:présente\s+)?licence == la présente licence
l['’]accord|(?:le\s+présent|cet)\s+accord == le présent accord
quel(?:le)? (?:droit|loi) (?:est applicable|s['’]applique)|quelle est la loi applicable => par quel droit {document} est-il régi; where régie?s?
qui sont les parties => entre qui {document} est-il conclu; where conclue?
`;
