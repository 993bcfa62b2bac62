/** Computers, programs and manuals. */
export const COMPUTING_TERMS = `
software | logiciel, programme, logiciels
install | installer, installation, installé
installer | installateur, programme d'installation
remove | supprimer, désinstaller, effacer
update | mettre à jour, mise à jour, mise à niveau
password | mot de passe
user | utilisateur, utilisateurs
username | nom d'utilisateur, identifiant, connexion
administrator | administrateur
file | fichier, fichiers
directory | répertoire, dossier
configuration | configuration, paramètres, réglages, configurer
configuration files | fichiers de configuration
default | par défaut, défaut
standard | norme, standard
version | version, publication
package | paquet, paquets
package name | nom du paquet, nom de paquet
maintainer | responsable, mainteneur, maintenir
developer | développeur, développeurs
source code | code source, sources
library | bibliothèque
memory | mémoire, mémoire vive
disk | disque, disque dur
free space | espace disque, espace libre
partition | partition, partitionnement
file system | système de fichiers
computer | ordinateur, machine
server | serveur, serveurs
web servers | serveurs web
network | réseau
internet | internet, Internet
port | port
address | adresse, adresses
range | plage, plages
private | privé, privée, privées
email | courriel, e-mail, courrier
mailing list | liste de diffusion
phone | téléphone
error | erreur
bug | bogue, bogues, bug
report | signaler, rapport
fix | corriger, correction, réparer, réparation
security | sécurité
certificate | certificat
encryption | chiffrement, chiffré
backup | sauvegarde, copie de sauvegarde
save | enregistrer, sauvegarder, stocker
open | ouvrir
close | fermer
print | imprimer, impression
command | commande, commandes
option | option, options
key | touche, touches, clé
keyboard | clavier
mouse | souris
window | fenêtre
menu | menu
screen | écran, affichage
image | image
text | texte, caractère, caractères
database | base de données, bases de données
data | données
format | format
import | importer, exporter, importation, exportation
download | télécharger, téléchargement
boot | démarrer, démarrage, amorçage
kernel | noyau
operating system | système d'exploitation
hardware | matériel, périphérique
architecture | architecture
distribution | distribution
project | projet
schedule | planifier, planifiée, programmée, tâche
cancel | annuler
locale | locale, locales, paramètres régionaux
documentation | documentation, manuel, guide
`;
