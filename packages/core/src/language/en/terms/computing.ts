/** Computers, programs and manuals. */
export const COMPUTING_TERMS = `
software, program
install, installation, installed
installer, installation program
remove, uninstall, delete
update, upgrade
password
user, users
username, login
administrator
file, files
directory, folder
configuration, settings, configure
configuration files
default, by default
standard
version, release
package, packages
package name
maintainer, maintain, maintains
developer, developers
source code, source
library
memory, RAM
disk, hard disk
free space, disk space
partition
file system, filesystem
computer, machine
server, servers
web servers
network
internet
port
address, addresses
range, ranges
private
email, mail
mailing list
phone, telephone
error, mistake
bug, bugs
report
fix, correction, repair
security
certificate
encryption, encrypted
backup
save, store
open
close
print
command, commands
option, options
key, keys
keyboard
mouse
window
menu
screen, display
image, picture
text, character, characters
database, databases
data
format
import, export
download
boot, start
kernel
operating system
hardware, device
architecture
distribution
project
schedule, scheduled, task, job
cancel
locale, locales
documentation, manual, guide
`;
