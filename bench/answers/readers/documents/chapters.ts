/** Pages of manuals that are printed, in the order of the manual, where not the whole manual is. */

const list = (names: string) => names.trim().split(/\s+/);

/** The chapters of the Polish handbook that are translated; the others are still in English. */
export const POLISH_HANDBOOK = list(`
  preface foreword sect.who-is-this-book-for sect.selected-approach sect.book-structure
  sect.contributing sect.acknowledgments the-debian-project sect.foundation-documents
  sect.debian-internals sect.follow-debian-news sect.role-of-distributions sect.release-lifecycle
  case-study sect.master-plan sect.why-gnu-linux sect.why-debian sect.why-debian-stable existing-setup
  sect.how-to-migrate solving-problems sect.common-procedures sect.future-of-debian
`);

export const JAPANESE_POLICY = list(`
  ch-scope ch-archive ch-binary ch-source ch-controlfields ch-maintainerscripts ch-relationships
  ch-sharedlibs ch-opersys ch-files ch-customized-programs ch-docs ap-pkg-scope ap-pkg-binarypkg
  ap-pkg-sourcepkg ap-pkg-controlfields ap-pkg-conffiles ap-pkg-alternatives ap-pkg-diversions
`);

export const CHINESE_FAQ = list(`
  basic-defs getting-debian choosing compatibility software ftparchives pkg-basics pkgtools uptodate
  kernel customizing support contributing redistributing nextrelease faqinfo
`);

export const ENGLISH_HANDBOOK = list(`
  preface foreword the-debian-project sect.foundation-documents sect.debian-internals
  sect.follow-debian-news sect.role-of-distributions sect.release-lifecycle installation
  sect.installation-steps sect.after-first-boot security sect.firewall-packet-filtering
  sect.supervision sect.apparmor sect.selinux sect.other-security-considerations
  sect.dealing-with-compromised-machine
`);

export const SECURING_MANUAL = list(`
  intro ch01s03 references ch01s05 ch02 securityreferences ch02s03 ch03 ch03s02 ch03s03 ch03s04
  ch03s05 ch03s06 ch03s07 ch04 security-update bios-boot lilo-passwd kernel-initramfs-prompt
  kernel-root-prompt restrict-console-login restrict-reboots restrict-sysrq ch04s10 ch04s11
  tcpwrappers log-alerts kernel-patches sec-services ch05s02 ftp-secure ch05s04 ch05s05 ch05s06
  sec-bind ch07 dsa ch07s03 ch07s04 deb-pack-sign ch10 periodic-integrity intrusion-detect
  after-compromise ch11s02 ch12 ch12s02 debian-sec-team-faq checklist snort-box
`);

export const KERNEL_HANDBOOK = list(`
  ch-scope ch-source ch-packaging ch-common-tasks ch-versions ch-modules ch-initramfs ch-update-hooks
  ch-bugs
`);

export const GERMAN_HANDBOOK = list(`
  installation sect.installation-steps sect.after-first-boot short-remedial-course
  sect.filesystem-hierarchy sect.computer-layers sect.kernel-role-and-tasks sect.user-space
`);

export const FRENCH_HANDBOOK = list(`
  basic-configuration sect.network-config sect.hostname-name-service sect.user-group-databases
  sect.creating-accounts unix-services sect.remote-login sect.administration-interfaces sect.syslog
  sect.inetd sect.task-scheduling-cron-atd sect.asynchronous-task-scheduling-anacron sect.quotas
  sect.backup sect.hotplug sect.power-management
`);

export const SPANISH_HANDBOOK = list(`
  network-infrastructure sect.virtual-private-network sect.ipv6 sect.dhcp sect.network-diagnosis-tools
  sect.office-suites sect.rtc-clients security sect.supervision sect.selinux
  sect.other-security-considerations sect.dealing-with-compromised-machine
`);

export const PORTUGUESE_HANDBOOK = list(`
  packaging-system sect.manipulating-packages-with-dpkg sect.coexistence-with-other-packaging-systems
  apt sect.dist-upgrade sect.regular-upgrades sect.searching-packages conclusion sect.future-of-debian
  derivative-distributions sect.ubuntu sect.linux-mint sect.knoppix sect.other-derivatives
`);

export const RUSSIAN_HANDBOOK = list(`
  preface sect.who-is-this-book-for sect.role-of-distributions case-study sect.master-plan
  short-remedial-course sect.installation-steps sect.after-first-boot sect.creating-accounts
  sect.syslog sect.quotas sect.backup sect.hotplug network-infrastructure security sect.user-space
`);

export const JAPANESE_HANDBOOK = list(`
  sect.foundation-documents sect.role-of-distributions sect.release-lifecycle sect.how-to-migrate
  sect.automatic-upgrades basic-configuration sect.syslog sect.ldap-directory sect.selinux
  sect.dealing-with-compromised-machine sect.user-space
`);

export const CHINESE_HANDBOOK = list(`
  preface sect.foundation-documents case-study sect.how-to-migrate
  sect.manipulating-packages-with-dpkg sect.regular-upgrades sect.creating-accounts sect.syslog
  sect.hotplug network-services sect.setup-apt-package-repository security
`);

export const ARABIC_HANDBOOK = list(`
  preface sect.who-is-this-book-for case-study sect.master-plan sect.why-gnu-linux
  sect.role-of-distributions sect.release-lifecycle sect.after-first-boot sect.creating-accounts
  sect.syslog sect.quotas sect.backup sect.hotplug network-infrastructure sect.network-diagnosis-tools
  security sect.selinux sect.dealing-with-compromised-machine sect.user-space
`);

export const HINDI_HELP = list(`
  shared/guide/keyboard shared/guide/scripting shared/guide/xforms shared/guide/activex
  shared/guide/language_select shared/guide/ms_user shared/guide/ms_import_export_limitations
  shared/guide/tabs shared/guide/dragdrop_graphic shared/main0227 shared/00/01000000
  shared/01/01100200 shared/01/06010101 shared/01/06150000 shared/04/01010000 shared/04/01020000
  shared/02/01170101 shared/02/12100200 shared/02/12090101 shared/optionen/01010200
  shared/optionen/01040900 shared/autopi/01110200 shared/autopi/01110000 scalc/main0503
  scalc/01/04060118 scalc/01/04060119 scalc/01/04060103 scalc/01/04060104 scalc/01/04060107
  scalc/01/12090400 scalc/01/05070500 scalc/guide/printranges scalc/guide/webquery
  scalc/guide/userdefined_function scalc/guide/calc_series simpress/main0503 simpress/main0209
  simpress/main0210 simpress/02/10060000 simpress/02/10100000 simpress/02/10070000 sdraw/main0503
  sdraw/main0210 sdraw/guide/combine_etc smath/main0503 smath/main0100 schart/main0503
  schart/04/01020000 swriter/01/04090200 swriter/01/02140000 swriter/01/05130100 swriter/01/05130000
  swriter/01/04120250 swriter/guide/word_completion_adjust swriter/guide/auto_numbering
  swriter/guide/text_nav_keyb swriter/guide/calculate_intext swriter/02/14020000 swriter/02/18130000
  sbasic/shared/03120300 simpress/01/01180001
`);
