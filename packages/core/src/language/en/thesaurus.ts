/** Words that stand for each other between a question and a document; `../thesauri.ts` says how it is read. */
export const thesaurus = String.raw`
# everyday verbs of asking
get, receive, obtain, receipt, acquire
give, grant, provide, award
hand over, deliver
keep, retain, retention, preserve, maintain
keep, store, storage, retain
begin, start, commence, beginning, commencement, outset
launch, start, initiate, initiation
end, finish, conclude, conclusion, ending, completion
stop, cease, halt, discontinue, cessation
quit, exit
change, alter, modify, amend, alteration, modification, amendment
turn into, transform, convert, transformation, conversion
replace, substitute, replacement, substitution
swap, exchange
allow, permit, authorize, permission, authorization, permissible
allowed, permitted, authorized
forbid, prohibit, ban, disallow, prohibition
forbidden, prohibited, banned, unlawful
obligation, mandatory, required, compulsory, obligatory
need, require, necessary, requirement, necessity
force, compel, oblige, coerce, compulsion
ask, request, inquire, inquiry
request, demand, solicit
answer, reply, respond, response
pay, payment, remit, disburse
buy, purchase, acquire, procure
sell, sale, sold
help, assist, aid, support, assistance
choose, select, pick, selection, choice
try, attempt, endeavor, endeavour
test, trial
check, verify, inspect, verification, inspection, examine
break, broken, breakage
broken, defective, faulty, malfunction, malfunctioning
destroy, demolish, ruin, destruction, demolition
fix, repair, remedy, mend, rectify
correct, rectify, correction, rectification
look after, maintain, maintenance, upkeep
lose, loss, lost, forfeit, forfeiture
find, locate, discover, discovery
look for, search, seek, sought
send, transmit, dispatch, transmission
show, display, demonstrate, exhibit
hide, conceal, concealment, mask, hidden
use, utilize, usage, utilization
create, produce, creation
manufacture, produce, production
build, construct, erect, construction, built
set up, establish, establishment
establish, founder, founded
say, declare, statement, declaration
tell, inform, notify, notification, notice
know, aware, knowledge, awareness
think, believe, opinion, consider, belief
understand, comprehend, understanding, comprehension
take away, remove, confiscate, removal
delete, remove, erase, deletion, removal, purge
get rid, dispose, discard, disposal
throw away, discard, dispose
collect, gather, collection
distribute, distribution, disseminate
divide, split, division
split, separate, separation
join, connect, link, connection
combine, merge, unite, combination, unification
add, append, addition, insert
close, shut, closure
turn on, enable, activate, activation
turn off, disable, deactivate, deactivation
switch off, shut down, power off, shutdown
prevent, avoid, avert, prevention, avoidance
protect, safeguard, protection, shield
enlarge, expand, extend, expansion, extension, enlargement
shrink, reduce, shrinkage
reduce, reduction, decrease
drop, fall, decline, decrease, fell
rise, grow, increase, growth, rose
raise, increase, boost
go up, increase, rise, rose, climb
improve, enhance, improvement, enhancement, better
worsen, deteriorate, deterioration, worse
reach, attain, achieve, achievement
succeed, success, successful, accomplish
fail, failure, unsuccessful, failed
plan, intend, intention, intent
want, wish, desire
promise, pledge, undertake, commitment, undertaking
refuse, reject, decline, deny, refusal, rejection, denial
accept, acceptance, agree
approve, approval, authorize, endorse, endorsement
agree, consent, agreement, assent
disagree, dispute, disagreement
objection, oppose, opposition
complain, complaint, grievance
rent, lease, rental
borrow, borrowing
lend, lent, lending
give back, return, restitution
send back, return
refund, reimburse, reimbursement
stay, remain, reside
happen, occur, occurrence, arise
named, called, known as
name, designate, designation
mean, meaning, signify, denote, definition
define, specify, definition, specification
decide, determine, decision, determination
tell apart, distinguish, differentiate, difference, distinction
compare, comparison, versus
warn, warning, caution, alert
sign up, register, enroll, registration, enrollment, subscribe
log in, sign in, login, logon
log out, sign out, logout, logoff
give up, waive, relinquish, abandon, waiver, renounce
include, contain, comprise, consist, encompass
consist, comprise, composed
own, possess, ownership, possession, owner
belong, owned
reside, dwell, inhabit, residence
travel, journey, trip
meet, encounter, met, meeting
fight, combat, battle, fought
die, death, dead, decease, deceased, pass away, perish
kill, murder, slay, assassinate, assassination
born, birth, birthplace
marry, marriage, wedding, wed
measure, measurement, gauge
calculate, compute, computation, calculation
count, tally
guess, estimate, estimation, approximate
assess, evaluate, assessment, evaluation
describe, description, depict
mention, refer, reference, cite
recommend, advise, suggest, recommendation, advice, suggestion
obey, comply, adhere, compliance
violate, breach, infringe, violation, infringement
exceed, surpass
repeat, recurring, repetition
continue, proceed, continuation
interrupt, suspend, interruption, suspension
cancel, cancellation, revoke, rescind
put off, postpone, defer, delay, postponement, deferral
delay, late, belated, overdue
reserve, reservation, booking
take part, participate, participation, participant
join, accession, admission
depart, departure
invite, invitation
celebrate, celebration, commemorate
prepare, preparation, ready
monitor, observe, monitoring, observation
oversee, supervise, supervision, oversight
hand in, submit, submission
fill in, complete, fill out
sign, signature
publish, publication, release
threaten, threat, menace
influence, affect, impact
function, operate, operation
save, rescue
save, store, preserve
run away, flee, escape, fled
steal, theft, rob, stolen, robbery
cheat, fraud, defraud, deceive, deception, fraudulent
fake, counterfeit, forge, forgery
prove, proof, evidence, demonstrate
confirm, confirmation, verify, certify
explain, explanation, clarify
deal with, handle
carry, transport, convey
carry out, perform, execute, implement, implementation, conduct
bring, deliver, delivery
relocate, relocation
win, won, victory, triumph
earn, earnings, earned
spend, spent, expenditure, expense
wait, await, waiting
feed, nourish, nutrition
teach, taught, instruct, teaching, instruction
speak, spoken, talk
blame, fault, culpable
# contracts, leases, terms
contract, agreement, deal, arrangement
clause, provision, stipulation
stipulate, specify
terms, conditions
terminate, termination, cancel, end
give notice, notify
extend, extension, prolong
renew, renewal, renewable
run out, expire, expiration, expiry, lapse
valid, in force, validity, enforceable
invalid, void, unenforceable, null
take effect, effective date
tenant, lessee, renter
landlord, lessor
lease, tenancy
sublet, sublease
deposit, security deposit
evict, eviction
move out, vacate, vacating
occupy, occupancy
premises, property
flat, apartment
renovate, renovation, refurbish, refurbishment
liable, liability, responsible, accountable
disclaimer, disclaim
warranty, guarantee
flaw, defect, fault, defective
harm, damage, injury
compensate, compensation, indemnify, damages
indemnify, indemnification, indemnity, hold harmless
penalty, fine, sanction
deadline, due date, time limit
due, payable, owed
owe, owed, owing, indebted
nonpayment, delinquent, delinquency
assign, transfer, assignment
withdraw, withdrawal, revoke, rescission
written, in writing
oral, verbal, spoken
secret, confidential, confidentiality, secrecy, nondisclosure
appendix, annex, exhibit, attachment
power of attorney, proxy
represent, representative, agent
vendor, supplier, provider
customer, client
subcontract, subcontractor, outsource
free, gratis, complimentary
exclusive, sole, exclusivity
dispute, disagreement, conflict, controversy
arbitration, arbitrator, arbitral
mediation, mediator, conciliation
beneficiary, recipient
binding, enforceable
negotiate, negotiation, bargain
mutual, reciprocal
voluntary, optional, discretionary
discretion, discretionary
fair, equitable, reasonable
# licences, copyright
license, licence, licensing
copyright holder, rights holder, licensor
copy, reproduce, duplicate, reproduction, duplication
redistribute, redistribution, distribute, convey
derivative, derived, adaptation
trademark, brand, trade name
attribution, acknowledgment
quote, quotation, cite, citation
piracy, pirated, bootleg
patent, patented
open source, free software
public domain, uncopyrighted
author, creator, writer
# employment, people, management
worker, employee, staff, personnel, workforce
hire, recruit, employ, recruitment, hiring
fire, dismiss, terminate, dismissal, sack, discharge
lay off, layoff, redundancy, redundant, downsizing
resign, resignation, quit, step down
boss, supervisor, manager, superior
chief executive, CEO
manager, management, executive
lead, head, leader, leadership, headed
chairman, chair, chairperson, chairwoman
board, directors
chief financial officer, CFO
salary, wage, pay, compensation, remuneration
bonus, incentive
pay rise, raise
holiday, vacation, leave
day off, leave, absence
time off, leave
part-time, half-time
probation, probationary
temporary, interim, provisional
permanent, lasting, indefinite
job, position, post, employment, occupation
profession, occupation, career
applicant, candidate
resume, CV, curriculum vitae
training, instruction
apprentice, trainee, apprenticeship
intern, internship
promote, promotion, advancement
pension, retirement, superannuation
retire, retirement, retiree
unemployed, jobless, unemployment
sick, ill, illness, sickness
union, labor union, trade union
strike, walkout
telework, remote work, telecommute
coworker, colleague
department, division, unit
task, duty, assignment
duty, responsibility, obligation
appoint, name, appointment, nominate, nomination
oust, dismiss, depose, remove
successor, succeed, succeeded
discriminate, discrimination, discriminatory
harass, harassment, bullying
self-employed, freelance
expert, specialist, expertise
skill, ability, competence, qualification
perk, benefit
accident, mishap, incident
labor, labour, work
whistleblower, informant
# company reports
company, firm, corporation, enterprise, business
parent company, holding company
headquarters, head office, headquartered
plant, factory
site, location, facility
revenue, turnover
profit, net income, earnings
profitable, profitability
loss, deficit
expense, expenditure, outlay
debt, indebtedness, borrowings
fiscal year, financial year
quarter, quarterly
tax, taxation, levy
share, stock
shareholder, stockholder
stake, shareholding
dividend, payout
buyback, repurchase
stock exchange, bourse, stock market
go public, initial public offering, IPO
invest, investment, investor
risk, danger, hazard, peril, threat
risky, dangerous, hazardous, perilous
lawsuit, litigation, suit
sue, lawsuit, litigate
buy, acquire, acquisition, takeover
takeover, acquisition, buyout
merger, merge, combination, amalgamation
competitor, rival, competition
compete, competition, competitive
consumer, customer, shopper
product, goods, merchandise, item
shop, store
retail, retailer
wholesale, wholesaler
seller, vendor, merchant
forecast, outlook, predict, prediction, projection
expect, anticipate, expectation, expected
goal, target, objective, aim
strategy, strategic
bankrupt, bankruptcy, insolvency, insolvent
advertise, advertising, advertisement, ad
warehouse, depot
inventory, stock
restructure, restructuring, reorganization
auditor, audit
accounting, bookkeeping
currency, money
recession, downturn, slump
industry, sector
raw material, commodity
sustainable, sustainability, eco-friendly
emission, discharge
offer, proposal, bid
discount, rebate, reduction, markdown
subsidy, subsidize, grant
donate, donation, gift
surplus, excess
partner, partnership
divest, divestiture, disposal, spin off
rely, dependence, depend, reliance
shortage, scarcity, lack
spending, expenditure
research, R&D
total, aggregate, overall
segment, division
guidance, outlook
worth, value, valuation, valued
# insurance, banking, payments
insure, insurance, coverage, insured
insurer, insurance company, underwriter
policyholder, insured
cover, coverage, covered
exclude, exclusion, excluded
accident, crash, collision
bank account, account
cash machine, ATM
credit, loan
pay back, repay, repayment
pay off, repay, redeem, redemption
installment, instalment
creditor, lender
debtor, borrower
bill, invoice
amount, sum, total
overdraft, overdrawn
fund, finance, funding, financing
inherit, inheritance, heir
bequeath, bequest
wealth, rich, wealthy, affluent, fortune
poor, poverty, impoverished, needy
afford, affordable
# privacy, security, rights
privacy, data protection
personal, private
disclose, reveal, disclosure, divulge
data, information
password, passcode, passphrase
access, accessible
right, entitlement, entitled
privilege, permission
encrypt, encryption, cipher, cryptographic
decrypt, decryption, decipher
hacker, attacker, intruder
attack, assault, raid
vulnerability, weakness
virus, malware, malicious
data breach, leak
safe, secure, security, safety
lock, locked
restrict, limit, restriction, limitation
identity, identify, identification
authenticate, authentication
anonymous, anonymity, anonymize, pseudonymous
purpose, aim
third party, outsider
minor, underage
spam, junk mail, unsolicited
unsubscribe, opt out
track, tracking, trace
abuse, misuse
illegal, unlawful, illicit
legal, lawful
unauthorized, unapproved, without permission
suspect, suspicion, suspicious
watchdog, regulator
spy, espionage
snoop, eavesdrop, intercept
# computers
computer, PC
install, installation
uninstall, remove, deinstall
configure, configuration, setup
setting, preference, option, configuration
adjust, adjustment, tune
hard disk, hard drive, drive, disk
disk space, storage, capacity
memory, RAM
partition, partitioning
format, formatting
mount, mounted, attach
unmount, detach, umount
network, networking
internet, web, online
wireless, wifi, wi-fi
file, document
folder, directory
path, location
program, application, software, app
execute, execution, launch
update, refresh, upgrade
version, release, edition
bug, error, defect, fault
error message, diagnostic
crash, freeze
screen, display, monitor
press, push
shortcut, hotkey, keybinding
cursor, pointer, caret
print, printer, printing, printout
scan, scanner
terminal, console, shell
command, instruction
command line, shell, prompt
administrator, root, superuser, admin
backup, back up
restore, recover, recovery, restoration
reset, restore
boot, start up, startup
reboot, restart
plug in, connect, attach
unplug, disconnect, disconnection
default, preset, standard
option, choice, alternative
flag, option, switch
parameter, argument
device, equipment
appliance, apparatus
processor, CPU
server, host
website, web page, site
link, hyperlink
email, e-mail, mail, electronic mail
bookmark, favorite
character, letter, glyph
font, typeface
copy, clone, duplicate
paste, insert
undo, revert, roll back, rollback
compile, build, compiler, compilation
compress, zip, compression
unpack, extract, decompress, extraction, unzip
log, journal
enter, input
compatible, compatibility, supported
outdated, obsolete, deprecated
manual, guide, handbook, documentation
sound, audio
recharge, charging
electricity, electric, electrical, power
phone, telephone, mobile, smartphone
message, SMS
loop, iteration, iterate
depend, dependency, dependence, dependent
developer, programmer, coder
repository, repo
sort, arrange
list, enumerate
view, display
debug, troubleshoot, diagnose
process, task
size, dimension, resize
empty, blank, vacant
overwrite, replace
available, obtainable, availability
automatic, automatically, automated
mistake, error
required, mandatory, needed
missing, absent, lacking
picture, image
# government, law, war, history
government, administration, cabinet
prime minister, premier, head of government
president, head of state
parliament, legislature, assembly
lawmaker, legislator, deputy, representative
law, legislation, statute
rule, regulation, policy
decree, edict
constitution, constitutional
authority, agency
court, tribunal
judge, magistrate
lawyer, attorney, counsel, solicitor
judgment, ruling, verdict
convict, conviction, guilty
acquit, acquittal, not guilty
sentence, punishment, penalty
punish, punishment, sanction, penalize
jail, prison, imprisonment, incarceration
arrest, detain, detention, apprehend
prisoner, inmate, detainee
crime, offense, offence, felony
criminal, offender, perpetrator
murder, homicide, killing
murderer, killer, assassin
execution, put to death
witness, testify, testimony
investigate, investigation, inquiry, probe
election, elect, ballot, poll
vote, ballot
voter, electorate, elector
referendum, plebiscite
politician, political
king, monarch, sovereign
kingdom, monarchy, realm
reign, ruled
ruler, sovereign, monarch
throne, crown
crowned, coronation, enthroned
noble, aristocrat, nobility, aristocracy
country, nation, state
citizenship, nationality
naturalize, naturalization
immigrate, immigration, immigrant
emigrate, emigration, emigrant
refugee, asylum seeker, displaced
customs, duty, tariff
war, conflict, warfare
conflict, dispute, clash
army, military, troops, armed forces
soldier, troop, serviceman
conscription, draft
weapon, armament
conquer, conquest, capture, seize
occupy, occupation
invade, invasion, incursion
besiege, siege
defeat, overcome, beaten
victor, winner
surrender, capitulate, capitulation
ceasefire, truce, armistice
peace, peace treaty
treaty, pact, accord
alliance, coalition
enemy, foe, adversary
rebellion, revolt, uprising, insurrection
rebel, insurgent
coup, overthrow, putsch
overthrow, topple, oust
independence, independent, autonomy
colony, colonial, colonize, colonization
slave, slavery, enslaved
protest, demonstration, demonstrate
century, centuries
era, period, age, epoch
ancient, antiquity
origin, originate, derive
abolish, abolition, repeal
bribe, bribery, corruption, corrupt
ambassador, diplomat, envoy
exile, banish, banishment
massacre, slaughter
hostage, captive
spread, propagate, dissemination
# geography, buildings, transport
city, town, municipality
village, hamlet, settlement
neighborhood, neighbourhood, district
area, region, territory
inhabitant, resident, population
populous, populated, population
located, situated, location
place, location, spot
border, boundary, frontier
neighboring, adjacent, bordering, neighbouring
near, close, nearby, proximity
far, distant, distance, remote
outskirts, suburb, periphery
river, stream, watercourse
sea, ocean, maritime
coast, shore, seaside, coastline
island, isle
summit, peak
valley, dale
forest, woodland, wood
earthquake, quake, tremor, seismic
flood, flooding, inundation
storm, hurricane, cyclone
erupt, eruption
climate, climatic
rain, rainfall, precipitation
building, structure, edifice
house, home, residence, dwelling
real estate, property, realty
castle, fortress, fort
palace, royal residence
monastery, abbey, convent
monument, memorial
tourist, visitor, sightseer
tourism, tourist
hotel, lodging, accommodation, inn
architect, architecture
floor, storey
lift, elevator
stairs, staircase, stairway
road, street
motorway, highway, freeway, expressway
car, automobile, vehicle
truck, lorry
bike, bicycle, cycling
motorcycle, motorbike
rail, railway, railroad
subway, metro, underground
tram, streetcar
public transport, transit
airport, airfield, aerodrome
plane, airplane, aircraft, aeroplane
ship, vessel, boat
port, harbor, harbour
passenger, traveller, traveler
luggage, baggage, suitcase
arrive, arrival
driver, motorist, driving, drive
fuel, petrol, gasoline, gas
traffic jam, congestion
transport, transportation
map, chart
north, northern
south, southern
east, eastern
west, western
farming, agriculture, agricultural
farmer, grower
grow, cultivate, cultivation
harvest, reap, crop
# science, nature, medicine, food
scientist, researcher, scholar
science, scientific
invent, invention, inventor
discover, discovery, discoverer, discovered
study, research, investigate
analyze, analyse, analysis
experiment, experimental
theory, hypothesis, theoretical
substance, material
mix, mixture, blend
hot, heat
heat, warm, heating
cold, cool, cooling
freeze, frozen, freezing
melt, molten, melting
burn, combustion, burning
fire, blaze, conflagration
explode, explosion, blast, detonate, detonation
radiation, radioactive
environment, environmental, ecological
pollute, pollution, contaminate, contamination
global warming, climate change
rubbish, trash, waste, garbage, refuse
recycle, recycling
plant, flora
animal, fauna
flower, blossom, bloom
species, variety
eat, feed, consume, diet, ingest
breed, reproduce, reproduction
extinct, extinction, died out
endangered, threatened
poison, toxic, poisonous, venom, venomous
hunt, hunting, hunter
fish, fishing, fishery
outer space, cosmos
universe, cosmos
astronaut, cosmonaut
health, healthy
doctor, physician, medic
dentist, dental
hospital, clinic, infirmary
nurse, nursing, caregiver
disease, illness, disorder, sickness
symptom, sign
pain, ache, painful, sore
treat, treatment, therapy
cure, heal, recover, healing
medicine, drug, medication, pharmaceutical
dose, dosage
side effect, adverse reaction
prescription, prescribe, prescribed
pharmacy, chemist, pharmacist
vaccine, vaccination, immunization, vaccinate
contagious, infectious, communicable, transmissible
infect, infection
epidemic, pandemic, outbreak
surgery, operation, surgical
surgeon, surgery
injure, injury, wound, hurt
diagnose, diagnosis
pregnant, pregnancy
childbirth, birth
disabled, disability, handicap, impairment
addiction, dependence, addicted
drunk, intoxicated, intoxication
brain, cerebral
heart, cardiac
belly, stomach, abdomen, abdominal
cancer, tumor, tumour, carcinoma
heart attack, myocardial infarction
high blood pressure, hypertension
allergy, allergic, hypersensitivity
breathe, breathing, breath, respiration, respiratory
tired, fatigue, exhaustion, tiredness
sleep, asleep
drink, beverage
food, foodstuff, nourishment
dish, meal
cook, cooking, cuisine
chef, cook
spice, seasoning
ingredient, component
taste, flavor, flavour
restaurant, eatery, diner
waiter, waitress
hunger, famine, starvation, hungry
lose weight, weight loss
overweight, obese, obesity
kid, child, children
eye, vision, ocular
tooth, teeth, dental
lung, pulmonary
kidney, renal
skin, dermal
bleed, bleeding, hemorrhage
swell, swelling
throw up, vomit, vomiting
# schools, books, art, music, sport, religion, family
pupil, student, schoolchild
teacher, instructor, educator
lecturer, professor
university, college
exam, examination, test
thesis, dissertation
PhD, doctorate, doctoral
scholarship, bursary
kindergarten, nursery, preschool
educate, education, educational, schooling
graduate, alumnus, graduated
novel, novelist
writer, author, novelist
write, written, wrote, author
poet, poem, poetry, verse
story, tale, narrative
plot, storyline, story
fairy tale, legend, folktale
hero, protagonist
heroine, protagonist
character, figure
come out, released, published
publisher, publishing house
newspaper, daily, gazette
magazine, journal, periodical
journalist, reporter
translate, translation, translator
word, term
chapter, section
read, reader, reading
art, artistic, artist
paint, painting, painter
photo, photograph, photography, photographer
statue, sculpture
sculptor, sculpture
museum, gallery
exhibition, exhibit
film, movie
director, directed, filmmaker
actor, actress
play, portray
role, character, part
theatre, theater, playhouse
premiere, debut, first performed
TV, television, televised
broadcast, aired
singer, vocalist, sing, sung
musician, musical, music
compose, composer, composition, composed
album, record
concert, gig
prize, award, honor, honour
famous, renowned, celebrated, well-known, notable
popular, popularity
sport, sporting
athlete, sportsman, sportswoman, athletic
soccer, football
match, game
team, squad
coach, trainer
training, practice
championship, champion
tournament, contest, competition
olympics, olympic
referee, umpire
stadium, arena
race, racing
religion, faith, religious, belief
god, deity, divine
priest, clergyman, pastor, cleric
pray, prayer
baptize, baptism, christen
saint, canonize, canonized
pope, pontiff
muslim, islam, islamic
jew, jewish, judaism
christian, christianity
bury, burial, funeral, buried
grave, tomb, burial place
cemetery, graveyard
relative, kin
dad, father
mum, mom, mother
husband, spouse
wife, spouse
child, offspring, children
baby, infant, newborn
descendant, offspring
ancestor, forebear, forefather
ancestry, descent, lineage
grandfather, grandpa, grandad
grandmother, grandma, granny
divorce, divorced
alimony, maintenance
custody, guardianship, guardian
adopt, adoption
bring up, raise, rear, upbringing
teenager, adolescent, teen
youth, young
elderly, aged, old
friend, friendship, companion
custom, tradition, traditional
clothes, clothing, garment, apparel
nickname, alias, pseudonym
school, schooling, educated
# measures, time, quantity, quality
big, large, size
huge, enormous, vast
small, little, tiny
high, height, tall, elevation
elevation, altitude
long, length
wide, width, broad, breadth
deep, depth
heavy, weight, weigh, mass
old, age, aged
new, recent
fast, quick, rapid, speed, swift
slow, slowly, sluggish
speed, velocity, pace
immediately, promptly, instantly, at once, without delay
soon, shortly
often, frequently, frequent, frequency
seldom, rarely, rare, infrequent
always, constantly, invariably
sometimes, occasionally, occasional
formerly, previously, former
today, currently, nowadays
now, currently, presently
later, subsequently, afterwards, subsequent
before, prior, previously, preceding
after, following, subsequent
first, initial, initially, original
last, final, ultimate
simultaneously, concurrently, concurrent
yearly, annual, annually, per year
monthly, per month
daily, per day
weekly, per week
regular, periodic, regularly, periodically
period, duration
anniversary, jubilee
on time, timely, punctual
number, quantity, amount
many, numerous, multiple
a lot, numerous, considerable
extra, additional, further, supplementary
minimum, minimal, at least
maximum, maximal, at most
approximately, roughly, around
exact, precise, exactly, accuracy, precision, accurate
whole, entire, complete, full
completely, entirely, fully, totally
partly, partial, partially
majority, mostly
percent, percentage
ratio, proportion
twice, double, doubled
sole, solely, single
cap, ceiling, upper limit
volume, capacity
good, excellent
best, optimal, finest
cheap, inexpensive, affordable, low-cost
expensive, costly, pricey
easy, simple, straightforward
difficult, tough, difficulty
important, significant, essential, crucial, importance
main, principal, primary, chief
mainly, primarily, mostly, chiefly, predominantly
especially, particularly, notably
normal, usual, ordinary, regular
usually, normally, generally, typically
typical, characteristic
unusual, exceptional, extraordinary, uncommon
different, distinct, various, differing
same, identical
similar, comparable, alike, similarity, resemble
suitable, appropriate, proper
possible, feasible, possibility
impossible, infeasible
likely, probable, probability, likelihood
sure, certain, definite, certainty
wrong, incorrect, false, erroneous
true, genuine, real, actual
strong, powerful, strength
weak, weakness
enough, sufficient, adequate
public, publicly
foreign, overseas, abroad
worldwide, global, international
local, regional
beautiful, pretty, beauty
colour, color, coloured, colored
round, circular
noise, noisy, loud
dirty, contaminated, soiled
clean, cleaning, cleanse
equal, equivalent
opposite, contrary, reverse
remainder, remaining
part, portion, component
wet, moist, moisture, humid
dry, arid
# reasons, results, problems
reason, cause, motive
cause, trigger, result in, lead to
effect, consequence, impact, result
result, outcome
problem, issue, trouble, difficulty
solve, resolve, solution, resolution
advantage, benefit, merit, upside
disadvantage, drawback, downside, shortcoming
beneficial, advantageous, helpful
useful, helpful, handy
harmful, detrimental, adverse, damaging
except, exception, excluding
example, instance, illustration
method, procedure, technique, approach
way, manner
step, stage, phase
tool, utility, instrument
note, remark, comment
tip, hint, advice
feature, characteristic, trait
function, functionality
summary, summarize, overview, synopsis
heading, headline, title
subject, topic, theme
letter, correspondence
event, occurrence, incident
meeting, session, gathering
conference, convention, congress
institution, organization
association, federation, society
member, membership
project, undertaking, venture
progress, advance, advancement
element, component, constituent
category, class, classification, type
divide, subdivide, subdivision, classify
sequence, succession
behavior, behaviour, conduct
circumstance, situation
coincidence, random
chance, opportunity, possibility
person, individual, people
fear, afraid, scared, dread
angry, anger, furious
happy, joy, happiness, glad
sad, sorrow, sadness, grief
violence, violent
criticize, criticism, critic
praise, acclaim, commend
rumor, rumour, allegation, alleged
relationship, relation, connection
deliberate, intentional, intentionally, on purpose
accidental, unintentional, inadvertent, by mistake
unexpected, sudden, unforeseen
surprise, astonish, amaze
enjoy, fond
hate, hatred, detest
skip, omit, omission
limit, restriction, constraint
ban, embargo
standard, norm
responsible, accountable, in charge
trust, confidence, reliance
careful, cautious, caution
careless, negligent, negligence
# phrases, and before a colon those that ask for the words behind it, which need not mean the same among themselves
buy back, bought back: repurchase, buyback, reacquire
sell off, sold off: divest, divestiture, disposal, dispose
buy out: acquire, buyout, takeover
take over, took over, taken over: acquire, acquisition, takeover, assume, succeed
bring in, brought in: introduce, generate, introduction
take on, took on, taken on: assume, hire, undertake, incur
let go: dismiss, terminate, dismissal, termination, layoff
laid off: layoff, redundancy, terminate, dismiss
lose their job, lost their job: layoff, terminate, redundancy, dismiss
pay out, paid out: distribute, disburse, distribution, payout, payment
paid back: repay, repayment, refund, reimburse
get back: recover, refund, return, recovery, reimbursement
get my money back, get their money back, money back: refund, reimbursement, reimburse
paid off: repay, redeem, redemption, repayment
set aside, put aside: reserve, provision, allocate, accrue, allowance
write off, written off: impairment, impair, writeoff
write down, written down: impairment, impair, writedown
go down, went down, gone down: decrease, decline, fall, reduce, lower, reduction
went up, gone up: increase, rise, rose, grow, higher, growth
cut back, cut down: reduce, reduction, decrease, curtail
bring down: reduce, lower, decrease, reduction
make up, made up: constitute, comprise, represent, consist, account
come from, came from: derive, originate, source, attributable
work out: calculate, compute, determine, calculation, computation
figure out: determine, calculate, identify
find out: determine, discover, learn, identify
look into: investigate, examine, investigation
watch over: supervise, oversee, monitor, supervision, oversight
keep an eye on: monitor, supervise, oversee
keep track: track, monitor, record
keep secret, kept secret, stay secret: confidential, confidentiality, nondisclosure
give away: disclose, distribute, transfer, donate, convey
pass on: transfer, distribute, convey, disclose, redistribute, forward
hand out: distribute, distribution, issue
sign over: assign, transfer, assignment
turn over: surrender, deliver, transfer
hand back: return, surrender
give back: return, restore
send in, sent in: submit, submission, contribute
send out: distribute, issue, dispatch, transmit
put together: assemble, compile, combine
put forward: propose, nominate, submit, proposal
put up with: tolerate, accept
call off: cancel, cancellation, terminate
break off: terminate, discontinue, cancel
back out: withdraw, cancel, rescind, terminate, withdrawal
get out of: terminate, withdraw, cancel, termination, withdrawal
pull out: withdraw, withdrawal, exit
opt out: decline, withdraw, exclude, exclusion
step down: resign, retire, resignation, retirement
step in: intervene, assume, intervention
fill in for: replace, deputy, acting, substitute
stand in for: replace, deputy, acting, substitute, represent
throw out, thrown out: dismiss, reject, expel, remove, ban, discard, dismissal
kick out: expel, remove, ban, exclude, expulsion
leave out, left out: omit, exclude, omission, exclusion
rule out: exclude, preclude, exclusion
turn down: reject, refuse, decline, deny, rejection, refusal
say no: refuse, reject, decline, object, objection
go along with: agree, accept, consent
sign off: approve, approval, authorize
go against: violate, breach, contravene, violation
break the rules, broke the rules: violate, violation, breach, infringe, infringement
stick to, keep to: comply, adhere, observe, compliance
live up to: comply, fulfill, satisfy, meet
go to court, went to court, take to court, taken to court: sue, litigate, lawsuit, litigation, proceeding
court case: lawsuit, litigation, proceeding, action
answer for: liable, liability, responsible, responsibility
stand behind: warrant, guarantee, warranty
held responsible: liable, liability
be blamed: liable, liability, fault
to blame: liable, liability, fault, responsible
need permission, ask permission: consent, approval, permit, authorization
ahead of time: advance, prior, beforehand
in advance: prior, beforehand
let know: notify, inform, notice, notification
get in touch, in touch: contact, reach
talk to, speak to: contact, consult, communicate, discuss
speak for: represent, spokesperson, behalf
in charge of, in charge: responsible, head, lead, manage, oversee, director
runs the company: chief, executive, CEO, president
head of: director, chief, lead, president, chairman
belong to: own, owner, ownership, property
made of: consist, material, composition, compose, comprise
come up with, came up with: invent, devise, create, develop, propose
think up, thought up: invent, devise, create
carried out: perform, execute, implement, conduct
go on, goes on: continue, proceed, continuation
carry on: continue, proceed, operate
keep going: continue, remain
go wrong, goes wrong, went wrong: fail, failure, error, problem
break down, broke down: fail, failure, malfunction, outage
stopped working: fail, failure, malfunction, crash
blow up: explode, explosion, crash
speed up: accelerate, acceleration
slow down: decelerate, delay, slowdown
make sure: ensure, verify, guarantee, assure
check out: checkout, verify, examine
clean up: cleanup, remediate, remediation, purge
get ready: prepare, preparation
start over: restart, reset
start again: restart, resume, reboot
shut down: close, shutdown, terminate, closure, halt
close down: close, closure, shutdown, discontinue
keep out: exclude, prevent, block
hold back, held back: withhold, retain, retention
hold on to, hang on to: retain, keep, preserve, retention
hold off: defer, delay, postpone
come into force, came into force: effective, effect
kick in: effective, apply, trigger, commence
wear off: expire, lapse
come to an end: terminate, expire, termination, expiration
die out: extinct, extinction, disappear
pass away: die, death
born in: birth, birthplace, native
grow up, grew up: childhood, raise, youth
get married, got married: marry, marriage, wedding, spouse
break up: separate, dissolve, divorce, dissolution
blown up: explode, explosion
knocked down, pull down, torn down: demolish, demolition, destroy
put up: erect, construct, build
set off: trigger, detonate, depart, launch
take off: depart, launch, takeoff
deal in: sell, trade, market
do business, does business: operate, operation, conduct, sell
make money, made money: profit, revenue, earn, generate
lose money, lost money: loss
take out a loan: borrow, borrowing, debt
borrowed money: debt, borrowing, loan, indebtedness
put money into: invest, investment, fund
spend on, spent on: expense, expenditure, cost
save up: savings, accumulate
tied up: restrict, commit, encumber
takes care of: handle, maintain, manage, responsible, maintenance
see to: ensure, arrange, handle
stand for: mean, abbreviation, acronym, represent
short for: abbreviation, acronym, mean
point to: indicate, refer, reference
try out: test, trial, experiment, evaluate
get hold of: obtain, acquire, download
get a copy: obtain, copy, download, available
come with: include, accompany, bundle, contain
leave behind: remain, residue
take out, taken out: remove, extract, withdraw, delete
take off the market: withdraw, recall, discontinue
take down: remove, removal
split up: divide, separate, partition
wipe out: erase, delete, eliminate, destroy
cross out: delete, strike
mix up: confuse, confusion
back up: backup, support, archive
log on: login, authenticate, authentication
hook up: connect, attach, connection
plugged in: connect, attach
made up of: consist, comprise, compose
show up: appear, attend, display
turn up: appear, attend
drop out: withdraw, quit, leave
hand in your notice: resign, resignation
go bankrupt, went bankrupt, go bust: bankruptcy, insolvent, insolvency
go under, goes under: bankruptcy, insolvent, insolvency, fail
broken into, break into: breach, intrusion, burglary, compromise
free of charge, for free: free, gratis, complimentary
cost anything: fee, charge
for good: permanently, permanent, irrevocable
for ever: perpetual, perpetuity, permanent, indefinitely
right away: immediately, promptly
as soon as possible: promptly, immediately
from now on: future, hereafter
[known]
# common words that no group has: one that is not known is a name, or a typing error
abbreviations able abnormal above absolute abstract academic accelerate accents accessories accompanied accredited
accumulation acid acoustic across act action acute address addressee adhesion administered admitted adults advisory
affiliates affinity affirmative aforementioned afternoon again against agenda ago ahead airborne alarm alcohol
algorithms alignment allocated almost alone along alongside already also although ambiguity amino among amongst
amplification analytical annotations announcement annoying another anti antibodies antigen antiviral anybody anymore
anyone anything anyway anywhere apparent appeal appear apply archiving argue arithmetic arms arose array articles
artificial ascribed aside aspects assays asserting assets assume assumption assurance asthma attend attention attractive
audience auto average away back background backwards bacteria bad bag balance ball band bandwidth bank bar bare barrier
baseline basic basis bat batch batteries bear became because become bed began begun behalf behind below bench benchmarks
beneath besides beta beyond bias bigger biggest billion binary biological bit black block blockade blood blue body bold
bond both bottom bought bound boxes brackets branch breakdown bridge brief briefly broader broke brought browser budget
buffer bulk bunch bundle burden but buttons buyers byte cache calcium calendar caller came camera campaign cannot
capable capital captions carbon card carriage carrier case cash cast catalog catalogue catastrophe cells cellular cent
center central centre certificate chain challenge channels characterized charter chat checkout chemical chemistry chest
chip chose chosen chronic circuit circulating citizens civil claims clarification clarity clear clearance click
clinicians clock closer closest clubs cluster coal code collaboration column come commercial commission committee common
community comp complement complementary complex compliant complicated compounds compromise con conceived concentration
concepts conceptual concerning concise confined conform confusion conjunction consecutive consensus conservation
consolidated consultation contact content context continents contingent contractors contractual contrast contribution
control convene convenience cookie cooperation coordinate copyright core corpus correlation corrosion cough council
counter counterparts county course creative credible crew crisis criteria criterion cross crude crystal cues culture
cumulative curriculum curve customary cut dark database date days dealers dealt debate decades dedicated deemed deeply
defence defend defense deficiencies degradation degree del demo democracy demographic denominator density deploy deprive
desk desktop despite destination detailed detected deviation devise devote diagrams dialog dialogue dictated digital
dignity diligence diluted diminish disaster discuss disruption dissimilar dissolved distress diverse divisional dollars
domain domestic done door doubt down download downstream dramatic drawings drawn driven dual during dynamics dynamo each
earlier earliest early ease easier easily economic economy edge editorial efficacy efficient efforts eight eighteen
eighty either electronic eleven eligible eliminate else elsewhere embedded embodied emergency emphasis empirical
empowered enacted encoding encourage endogenous endpoint energy engage engineering ensure entertainment entirety entity
entry envelope enzymes epidemiological equation equilibrium equity escalated escrow essence estate ethical even
eventually ever every everybody everyone everything everywhere evidenced evolution evolving excise excuse exemption
exercise exert existing expedite experienced explicitly exploit explore exponential export exposed exposure express
extent exterior external extremely face facilitate fact factor familiar family fashion faster fatal favor favour fax fed
feedback feel fees feet felt female feminine few fewer fidelity field fifteen fifteenth fifth fifty fill filter
financial finder fiscal fit five flexibility flight flip flow fluid fluorescence focus fold foot forever forget
forgotten form formal formulas formulations forth forty forum forward fossil foundation four fourth fraction fragment
frame framework franchise freedom freely freight fresh front fruit fulfill fun fundamental furniture furthermore fusion
future gain gap gave gel gender gene generated generic genetic genome geographic given goes going golf gone got
governmental grade graphic graphs great greater greatest green grey gross ground group grown guarantor guard guidelines
half hand hang hard hardware harmless hat header healthcare heard hearing heavier heavily held hence hepatitis here
hereafter hereby herein hereinafter hierarchical higher highest highlighted him himself hinder historical history hit
hold holder honest honesty hook hope horses hostilities hours household however human hundred hybrid ice icons idea
ideal ids ies ignore iii imminent immunocompromised immunological impede implication implied imposed impractical
impression improper inactive inadequate inapplicable inappropriate inbound incapable inception inclusion income
incomplete inconsistent inconvenient incorporated incremental incubation incurred indeed index indicated indigenous
indirectly induce ineligible inferred inflammatory inflation influenza info infrared infrastructure ing inherent
inhibition inhibitor injection innovation inoculation inside insist insofar instead insufficient integrity intellectual
intensive inter interaction interest interface interfere interfering interferon interior intermediary intermediate
interpretation interstate intervals intervention interviews intracellular introduced introduction involved ion
irrespective irrevocably isolation issuer itself jeopardize joint judicial jurisdiction just justification justify kept
kernel key kind kinetic kit knew known lab labels laboratory lag laid land lane lang language laptop larger largest
latency latest latter layer laying layout learning least led left legitimate less lesser lessons let level leverage
library lies life light lightning likewise line linear liquid listen literary literature live liver load lockdown
logical logistics logos longer longest look lot low lower lowest machine machinery made magnetic mainland make male
mammalian man managerial mandate manifest manuscript margin marine marker market marks markup massive master maternal
matrix matter max maybe meaningful meant mechanism media median medium membrane men mental menu merely messenger metal
meter methodology metrics micro microphones mid middle migration mike miles milestone million milliseconds min mind mine
minimise minister ministerial minus minutes mirror mislead mismatch mission mitigate mock mode model moderate modern
modest modules molecular molecules moment monoclonal moral more morning mortality motion mouse move movement multi
multinational multiplied must mutant mutations myself narrow nationwide native navigation nearest neat necessarily
negative neglect neither net neural neutral never newer newly news newsletter next night nine ninety nobody node nominee
non none nonetheless notebooks nothing notion notwithstanding nowhere nuclear obviously occasion odds off officers
official offset oil older oldest once one ongoing only onset onto ontology onwards open opt optical order organisation
organizational other otherwise ought ourselves out outer outlets outlined output outstanding overhead overlap overlay
overnight oxygen pack package pad pages paid pairs panel paper par paragraph parallel parent particles party pass
passage patches pathogen pathway patients patterns pause pediatric pen pending penetration peptide perceived perception
perfect perhaps perpetual persistent perspective pertaining pertinent petition pharmacological phenotypes phrase
physical pieces pink pipe pipeline pitch pixels placebo placement plain plasma plasmid plastic plates platform player
plug plus pocket point police pool pop portable portal portfolio pose postal posterior potency potential pounds
practitioners pre preamble precautionary precautions preclinical preclude preexisting preliminary preparedness
prerequisite presence pressure presumed price prime primers principles priority pro professional profile prominent
promulgated proportionate proprietary prospective protein protocols prototype proud proven provinces provincial prudent
pull pure purified purported pursuant pursue put putative qualified quality quantitative quarantine quasi query
questionnaire queue quicker quo rabies radio ran range ranking rate rather raw reaction readable readily reagents
reality realized really recall receptor reckless recognised recognition recognized recombinant reconcile reconciliation
reconstruction red ref referenced referral refined reflect reform regarding regardless regime registry regression
regulatory relevant reliable relief relieve remember reminder renamed rendered replication representations reputation
reservoir residential residues resilience resistance resort resources respect rest restated restraints retrieval
retroactive retrospective review revised riding rigorous riot robust rolling room rotating route routine row royalties
rubber run rural sake saline samples satellite satisfactory satisfy saw scale scenarios schedule schema schemes scope
score scripts scroll sealed sec second secondary secretary see seems seen self semi sender senior sense sensitivity
sensors sent sequentially serial series serious serum servants serve services settle seven seventh seventy several sex
shape sharp shedding sheet shelf shift shorter shown side sight signage signal silence silent simplex simply simulation
since sitting six sixteen sixth sixty sketches slide slightly slip smaller smart smooth social soft solar solid solvent
somebody somehow someone something somewhat somewhere song sooner source space span spare speaker special specimens
spectral spectrum speech spike spirit sponsored spray square stability stable stack stakeholders stamp standby standing
static station stationary statistical status statutory steel steering stem stick still stimulate stood straight strain
strange stress strict string stringent stronger strongest stuff style sub subordinate subscription subsections subset
substantially substantive subtraction suffered summer supersedes supplemented supply supposed suppress surface
surrounding surveillance survey survive susceptible swabs symbol symptomatic synthesis synthetic system systematic tab
table tags take taken tandem tangible tape tear technical technicians technology teleconference temperature template
temporal temporarily ten tend tenth text thank themselves therapeutic thereafter thereby therefore thereof thermal thin
things third thirteen thirty thoroughly though thought thousand three threshold through throughout throw thus ticket
tied tier timelines tissue titanium tobacco together token told toll tone too took top touch tour towards toxin tract
trade traffic transactions transcribed transcription transient transparent tree trends triple truly truth turn twelve
twenty two unable unacceptable unanimous unavailability uncertain uncertainty unclear unconditional undergoing
understood undertaken unfair unfortunately unilateral unintended unique unknown unless unlikely unlimited unnecessary
unpublished unread unreasonable unrelated unresolved unsatisfactory until untrue unused upcoming upload upon upper
upstream urban urgent usable user utmost valuable variable variance variants variation vary vector ventilation venue
verb vertical very vested via viability viable vice video viewer viral virtual visible visit visual vital vocabulary
voice volunteers walk wall warrants watch water wave wear weather welcome well went whatever whatsoever wheel whenever
whereas wherever whether while white whoever wholly widespread wild willingness winding window wire withhold within
without women workbooks world worms worry worst wrap yellow yes yet yield younger your yourself zero zone
[field accounting]
# what readers of reports say: what statements print for it
capex, capital expenditure, capital expenditures, capital spending: purchases of property plant and equipment, additions to property plant and equipment, capital expenditures, payments for property
ppe, pp&e, ppne, pp e, fixed assets: property plant and equipment net
revenue, revenues, sales, turnover, top line: net sales, net revenues, total revenues, revenue
net income, profit, net profit, earnings, bottom line: net income, net earnings, net income attributable, profit for the year
cogs, cost of goods sold, cost of sales, cost of revenue: cost of sales, cost of goods sold, cost of products sold, cost of revenue
operating income, operating profit, ebit, operating margin: income from operations, operating income, operating profit
ebitda: depreciation and amortization, operating income
d&a, depreciation and amortization, depreciation: depreciation and amortization
accounts receivable, receivables, dso: accounts receivable net, trade receivables
accounts payable, payables, dpo: accounts payable, trade payables
inventory, inventories, dio, inventory turnover: inventories
working capital: total current assets, total current liabilities
quick ratio, current ratio, liquidity: total current assets, total current liabilities, cash and cash equivalents, marketable securities
debt, leverage, borrowings: long term debt, short term debt, notes payable, borrowings
dividend, dividends, payout ratio: dividends paid, cash dividends
share repurchase, share repurchases, buyback, buybacks: repurchases of common stock, purchase of treasury stock, share repurchases
operating cash flow, cash from operations, cash flow from operations: net cash provided by operating activities
free cash flow, free cashflow, fcf: net cash provided by operating activities, capital expenditures
gross margin, gross profit: gross profit, gross margin, cost of sales
tax rate, effective tax rate: provision for income taxes, income before income taxes, effective tax rate
interest coverage: interest expense, operating income
total assets, asset turnover, return on assets, roa: total assets
equity, return on equity, roe: total stockholders equity, shareholders equity
r&d: research and development
sg&a: selling general and administrative
eps: earnings per share diluted, earnings per share basic
balance sheet, statement of financial position: consolidated balance sheets, total assets, total liabilities
income statement, p&l, profit and loss, statement of income, statement of operations, statement of earnings: consolidated statements of income, consolidated statements of operations, consolidated statements of earnings
cash flow statement, statement of cash flows: consolidated statements of cash flows, net cash provided by operating activities
employees, headcount, workforce, staff, people work, people worked, people employed: employees, number of employees, workforce
lawsuit, lawsuits, legal, litigation: legal proceedings, litigation
ceo: chief executive officer
cfo: chief financial officer
acquisition, acquisitions, m&a: acquisitions, business combinations
geography, geographies, region, regions, country, countries, non us, non u s, overseas, abroad: geographic, north america, europe, asia, united states, other countries
segment, segments, business line, business lines: segment, segments, reportable segments
risk, risks: risk factors
ratio, margin, growth, usd
total revenues? => total net sales; where net sales; unless total revenues?
(?<!(?:diluted|basic) )earnings per share => diluted earnings per share; where diluted
(?<!(?:diluted|basic) )(?:net )?(?:income|profit) per share => diluted earnings per share; where earnings per share; unless (?:net )?(?:income|profit) per (?:common )?share
how many employees (?:does|did|do) (?:the company|it|they|we) have|how many employees (?:are|were) there => how many people were employed; told people employed; where employed (?:(?:approximately|about|some|over|more than) )?\p{N}[\p{N},.]*; unless (?:total|number of) employees
[field contracts]
this\s+agreement == this agreement
this\s+contract == this contract
this\s+lease == this lease
this\s+licence == this licence
this\s+license == this license
this\s+deed == this deed
this\s+policy == this policy
this\s+mnda == this mnda
this\s+nda == this nda
law applies to => law governs
law applies => law governs {document}; told law governs {document}
is the applicable law => law governs {document}; told law governs {document}
is the governing law => law governs {document}; told law governs {document}
who are the parties to => between whom is; told made between
who are the parties => between whom is {document} made; told made between
which are the parties => between whom is {document} made; told made between
long is the notice period => long a notice is needed to end {document}; told notice to end {document}; unless notice period
what is the notice period => how long a notice is needed to end {document}; told notice to end {document}; unless notice period
is the cap on liability => is the total liability limited to; told total liability limited to; unless cap
is the liability cap => is the total liability limited to; told total liability limited to; unless cap
[clauses]
AGREEMENT = (?:agreements?|contracts?|lease|licen[cs]e|deal|deed|document|it|this)
END = (?:end(?:ed)?|terminat(?:ed?|ing|ion)|cancel(?:led|lation)?|get out of|exit|leave|walk away)
LICENCE = (?:licen[cs](?:e[sd]?|ed|ing)|sub-?licen[cs]e[sd]?)
IP = (?:intellectual property|\bip\b|inventions?|work product|deliverables|patents?|copyrights?|developments|improvements|results)
parties: \bwho (?:are|were|is) (?:(?:all|both) )?(?:the |a |its |each )?(?:contract(?:ing|ual) |two |other |counter-?)?part(?:y|ies)\b
parties: \b(?:which|what) (?:are the )?(?:companies|parties|entities|firms)\b.*\b(?:contract|agreement|sign|enter|bound|party|parties|between)
parties: \b(?:name|list|identify|give)\b.* (?:the |all )?(?:contracting )?parties\b
parties: \bparties (?:to|of|in) (?:the|this) <AGREEMENT>\b
parties: \bbetween (?:whom|who|which (?:parties|companies))\b
parties: \bwho (?:signed|entered into|made|concluded|is bound by|are bound by|is entering) (?:the|this|into)\b
parties: ^(?:the )?(?:contracting )?parties\W*$
agreementDate: \bwhen (?:was|is|were|did)\b.*\b(?:signed|sign|made|concluded|entered|dated|executed|conclude|drawn up|agreed)\b
agreementDate: \b(?:date of (?:the |this )?<AGREEMENT>|<AGREEMENT> date|signing date|signature date|date of sign|execution date)\b
agreementDate: \b(?:what|which) date\b.*\b(?:signed|made|dated|executed|concluded|entered)\b
agreementDate: \bhow is (?:the|this) <AGREEMENT> dated\b
renewalTerm: \b(?:how|does|do|is|will|can|when|may|for how long|after)\b(?!.*\bnotice\b).*\b(?:renew(?:s|ed|al|able)?|extend(?:s|ed)? automatically|automatically extend(?:s|ed)?|roll over)\b
renewalTerm: \b(?:renewal|extension) (?:term|period|terms|periods|option|options|clause)\b(?!.*\bnotice\b)
renewalTerm: \b(?:auto(?:matic(?:ally)?)?[- ]?renew|tacit(?:ly)? renew|evergreen)
renewalTerm: ^renewals?\W*$
noticeToStopRenewal: \bnotice\b.*\b(?:renew|extension|extended|extend)
noticeToStopRenewal: \b(?:stop|prevent|avoid|opt out of|cancel|decline|refuse)\b.*\b(?:renew|extension)
noticeToStopRenewal: \b(?:non-?renewal|not (?:to |be |want to )?renew)
effectiveDate: \b(?:effective|commencement|start(?:ing)?) date\b
effectiveDate: \bwhen (?:does|did|is|was|will)\b.*\b(?:take effect|effective|come into (?:force|effect)|came into|enter(?:ed)? into force|start|begin|commence|in force|binding)\b
effectiveDate: \b(?:from when|since when|as of when)\b
expirationDate: \b(?:expir(?:es?|y|ed|ation)|end date)\b
expirationDate: \bwhen (?:does|do|will|is|did)\b(?!.*\b(?:fiscal|financial|accounting) (?:year|quarter|period)\b).*\b(?:end|run out|over|lapse|cease|finish)\b
expirationDate: \bhow long\b.*\b(?:<AGREEMENT>|term|initial term)\b.*\b(?:last|run|for|valid|in force|in effect|continue|be)\b
expirationDate: \bhow long (?:does|is|will|do) (?:the |this )?(?:<AGREEMENT>|(?:initial |contract )?term)\b(?!.*\b(?:warrant|notice|confiden|non-?comp|insur|record))
expirationDate: \bwhat is (?:the |its )?(?:initial |contract(?:ual)? )?(?:term|duration|length)\b(?: of (?:the |this )?<AGREEMENT>)?\W*$
expirationDate: \b(?:duration|length) of (?:the |this )?<AGREEMENT>\b
expirationDate: ^(?:term|duration|initial term)\W*$
governingLaw: \b(?:governing|applicable|proper) law\b|\bchoice of law\b
governingLaw: \b(?:which|what|whose)\b.*\blaws?\b.*\b(?:appl|govern|use|follow|subject|interpret|under)
governingLaw: \blaws? (?:that )?(?:governs?|applies|apply|of (?:which|what))\b
governingLaw: \b(?:governed|construed|interpreted)\b.*\b(?:law|by)\b
governingLaw: \bunder (?:which|what|whose) (?:state|country|law|jurisdiction)
mostFavoredNation: \bmost[- ]favou?red\b|\bmfn\b|\bmost favou?rable (?:terms|price|customer)|\b(?:best|better) (?:price|terms|prices|pricing)\b|\b(?:terms|prices?) (?:as|no less) (?:good|favou?rable)
competitionExceptions: \b(?:exceptions?|exempt\w*|carve-?outs?)\b.*\b(?:compet|exclusiv|solicit|restrict)
competitionExceptions: \b(?:compet|exclusiv|solicit)\w*\b.*\b(?:exceptions?|exempt|carve-?out)
noSolicitEmployees: \b(?:solicit\w*|poach\w*|hire|hiring|recruit\w*|entice)\b.*\b(?:employees?|staff|personnel|workers|people|each other(?!'s? (?:\p{L}+ )?(?:customers?|clients?)))\b
noSolicitEmployees: \b(?:employees?|staff|personnel)\b.*\b(?:solicit|poach|hired? away|recruit|hired\b.*\bother)
noSolicitEmployees: \bno[- ](?:hire|poach)\b
noSolicitCustomers: \b(?:solicit|poach|approach|entice|contact)\w*\b.*\b(?:customers?|clients?)\b
noSolicitCustomers: \b(?:customers?|clients?)\b.*\b(?:solicit|poach)
nonCompete: \bnon-?\s?compet
nonCompete: \b(?:compete|competing|competition|competitors?|competitive)\b(?!.*\b(?:price|pricing|bid|market)\b)
exclusivity: \bexclusiv(?:e|ity|ely)\b(?!.*\b(?:licen[cs]e|remedy|jurisdiction)\b)
exclusivity: \b(?:sole|only) (?:supplier|distributor|provider|agent|source|customer)\b
exclusivity: \b(?:deal|work|buy|sell|contract)\w* with (?:others|anyone else|third parties|other (?:companies|suppliers|customers))
nonDisparagement: \bdisparag|\bspeak (?:ill|badly)|\bnegative (?:statements|comments|remarks)
terminationForConvenience: \bfor convenience\b
terminationForConvenience: \b<END>\b.*\b(?:without (?:a |any |giving )?(?:cause|reason)|at any time|early|at will|no reason|any reason|whenever|before (?:its|the) (?:term|end))\b
terminationForConvenience: \b(?:without (?:cause|reason)|early|at any time|at will)\b.*\b<END>\b
terminationForConvenience: \b(?:early termination|termination at will)\b
terminationForConvenience: \b(?:can|may|could) (?:either party|a party|one party|we|you|they|i|the (?:customer|client|parties)|either side|one side)\b.*\b(?:just )?<END>\b(?!.*\b(?:breach|cause|control|default|insolven|bankrupt|after|following)\b)
firstRefusal: \bfirst (?:refusal|offer|negotiation|look|option)\b|\brof[rno]\b|\bpre-?empti(?:on|ve)\b
changeOfControl: \bchanges? (?:of|in) (?:control|ownership)\b|\b(?:acquired|taken over|takeover|bought by|merge[sdr]?|merger|is sold|new owner|acquisition of)\b
assignment: \banti-?assignment\b|\bassignability\b
assignment: \b(?:can|may|could|is|are|be|who)\b.*\b(?:assign(?:ed|able|ment)?|transfer(?:red|able)?)\b(?!.*\b<IP>)(?!.*\b<LICENCE>)(?!.*\b(?:title|ownership|data|risk|technology|knowledge)\b)
assignment: \b(?:assign|transfer)\w*\b.*\b(?:<AGREEMENT>|rights|obligations|consent|third part|someone else|another)\b(?!.*\b<IP>)
assignment: ^assignment\W*$
revenueSharing: \b(?:revenues?|profits?|income|royalt(?:y|ies)|commissions?|proceeds)\b.*\b(?:shar(?:ed?|es|ing)|split|divided|distributed|paid|due|rate|owed|percentage)
revenueSharing: \b(?:shar(?:e|es|ed|ing)|split)\b.*\b(?:revenues?|profits?|income|proceeds|sales)\b
revenueSharing: \broyalt(?:y|ies)\b|\bcommissions?\b.*\b(?:how|what|are|is)\b|\bwhat (?:royalt|commission)
priceRestrictions: \b(?:price|pricing|prices|fees?|rates?)\b.*\b(?:increase[sd]?|raise[sd]?|restrict|limit(?:ed|s)?|cap(?:ped)?|adjust|change[sd]?)
priceRestrictions: \b(?:increase|raise|restrict|limit|cap|adjust)\w*\b.*\b(?:price|pricing|prices|fees)\b
minimumCommitment: \bminimum\b(?!.*\b(?:insur|coverage|wage|age)\b)
minimumCommitment: \b(?:at least|least amount)\b.*\b(?:buy|purchase|order|pay|sell|spend)
minimumCommitment: \b(?:must|have to|obliged to|required to)\b.*\b(?:buy|purchase|order|spend)\b
volumeRestriction: \b(?:maximum|volume|usage|quantity)\b.*\b(?:restrict|limit|cap|threshold|fee|exceed)
volumeRestriction: \bexceed\b.*\b(?:volume|usage|quantity|number of)
jointIp: \bjoint(?:ly)?\b.*\b(?:own|ip\b|intellectual|invent|patent|develop)
jointIp: \bco-?own|\bshared? ownership
ipAssignment: \b(?:own|owns|owned|owner|ownership|belongs?|title|assign\w*|transfer\w*|vests?)\b.*\b<IP>
ipAssignment: \b<IP>.*\b(?:own|owns|owned|ownership|belongs?|assign\w*|transfer\w*|vests?)\b
affiliateLicensor: \baffiliates?\b.*\b(?:licensor|grant)
affiliateLicensor: \blicensor\b.*\baffiliates?\b
affiliateLicensee: \baffiliates?\b.*\b(?:<LICENCE>|use)\b
affiliateLicensee: \b<LICENCE>\b.*\baffiliates?\b
nonTransferable: \bnon-?transferable\b
nonTransferable: \b<LICENCE>\b.*\b(?:transfer(?:red|able)?|assigned|assignable)\b
nonTransferable: \b(?:transfer|assign)\w*\b.*\b<LICENCE>\b
perpetualLicense: \b(?:perpetual|irrevocable|forever)\b
unlimitedLicense: \b(?:unlimited|all[- ]you[- ]can[- ]eat|enterprise)\b.*\b(?:<LICENCE>|use|usage)\b
unlimitedLicense: \b<LICENCE>\b.*\bunlimited\b
licenseGrant: \b(?:grant\w*|give[ns]?|obtain\w*|receiv\w*|gets?|has|have) (?:\S+ ){0,4}<LICENCE>\b
licenseGrant: \b<LICENCE>\b.*\b(?:grant\w*|scope|exclusive|territor\w+|field of use|covers?|allows?|permits?)\b
licenseGrant: \b(?:what|which|any|kinds? of|types? of|scope of|is there|are there|under) (?:\S+ ){0,2}<LICENCE>\b
licenseGrant: \b(?:licen[cs]ed|licen[cs]ing|sub-?licen[cs]\w*)\b|^(?:the )?licen[cs]es?(?: grant)?\W*$
licenseGrant: \bright to use\b|\brights? (?:are|is|was|were) granted\b|\bgrant of rights\b
sourceCodeEscrow: \bescrow\b|\bsource code\b.*\b(?:deposit|held|release)
postTermination: \b(?:after|following|upon|on|once|when(?! (?:does|do|did|will|is|was|can|may|could)\b)|post)\b.{0,40}\b(?:termination|expir\w+|ends?|ended|terminated|terminates|is over)\b
postTermination: \bwhat happens\b.*\b(?:end|terminat|expir|over)
postTermination: \bpost-?termination\b|\b(?:wind[- ]?down|transition) (?:period|services|assistance)\b|\bconsequences of termination\b|\bsurviv(?:es?|al|ing)\b
auditRights: \b(?:audit(?:s|ed|ing)?|inspect\w*)\b(?!or)
auditRights: \b(?:check|examine|look at|look into|access)\b.*\b(?:books|records|accounts)\b
uncappedLiability: \b(?:uncapped|unlimited)\b.*\bliab
uncappedLiability: \bliab\w*\b.*\b(?:uncapped|unlimited|without (?:a )?(?:limit|cap))
uncappedLiability: \b(?:exceptions?|exclu\w*|carve-?outs?|not (?:apply|covered|subject|limited))\b.*\b(?:liability|cap)\b
uncappedLiability: \b(?:liability|cap)\b.*\b(?:exceptions?|not (?:apply|limited|capped))
liabilityCap: \bliab(?:le|ility)\b.*\b(?:cap(?:ped)?|limit(?:ed|s|ation)?|maximum|how much|most|exceed|excluded|restricted)\b
liabilityCap: \b(?:cap(?:ped)?|limit(?:ed|s|ation)?s?|maximum|how much|most)\b.*\bliab(?:le|ility)\b
liabilityCap: \b(?:consequential|indirect) (?:damages|losses|loss)\b
liquidatedDamages: \bliquidated\b|\b(?:contractual )?penalt(?:y|ies)\b|\btermination fee\b|\bearly termination (?:fee|charge)|\b(?:pay|fee|charge)\w*\b.*\b(?:breach(?:es|ed)?|late delivery|early termination)\b
warrantyDuration: \b(?:warrant(?:y|ies)|guarantees?)\b
warrantyDuration: \bdefects?\b.*\b(?:how long|period|replace|repair)
insurance: \binsur(?:ance|ed|e)\b
covenantNotToSue: \b(?:covenants?|promise[sd]?|agrees?|agreed)\b.*\bnot to (?:sue|contest|challenge)\b
covenantNotToSue: \b(?:contest|challenge|dispute|attack)\w*\b.*\b(?:validity|ownership|trademarks?|patents?|rights|ip\b|intellectual)
covenantNotToSue: \bsue each other\b|\b(?:right to|not|may|can|could)\b.{0,30}\bsue\b
thirdPartyBeneficiary: \bthird[- ]part(?:y|ies)\b.*\b(?:beneficiar|rights?|enforce|benefit|rely)
thirdPartyBeneficiary: \b(?:beneficiar(?:y|ies)|enforce\w*|benefit\w*|rights)\b.*\bthird[- ]part(?:y|ies)\b
thirdPartyBeneficiary: \b(?:anyone|somebody|someone|others?) (?:else|than the parties|who is not)\b.*\b(?:enforce|benefit|rights?)
thirdPartyBeneficiary: \bthird[- ]party beneficiar
[nda clauses]
SHARE = (?:shar(?:e[ds]?|ing)|disclos\w*|giv(?:e[ns]?|ing)|pass(?:ed)?|show[ns]?|reveal\w*|see[ns]?|access|tell|told|provid\w+|available)
SOLICIT = (?:solicit\w*|poach\w*|hir(?:e[ds]?|ing)|recruit\w*|entic\w*)
STAFF = (?:employees?|staff|personnel|workers|colleagues|people)
OTHERS = (?:third[- ]part(?:y|ies)|advis[eo]rs?|consultants?|(?:sub-?)?contractors?|lawyers?|attorneys|accountants|agents?|representatives?|affiliates?|others|anyone|anybody|someone|outsiders)
ndaMarking: \b(?:mark(?:ed|ing|s)?|labell?(?:ed|ing)?|label|legend|stamp(?:ed)?|designat\w+|identified)\b.*\b(?:confidential|information|documents?|proprietary|writing)\b
ndaMarking: \b(?:confidential|information|documents?)\b.*\b(?:mark(?:ed|ing)|labell?(?:ed|ing)|stamped|designated|identified)\b
ndaTechnical: \b(?:non-?)?technical\b
ndaTechnical: \b(?:what|which) (?:kinds?|types?|sorts?) of (?:information|data)\b
ndaTechnical: \bwhat (?:is|counts as|does it mean by|qualifies as|is meant by|is considered|information is)\b.*\bconfidential(?: information)?\W*$
ndaTechnical: \b(?:definition|meaning) of (?:the )?["“]?confidential information\b|\bhow is ["“]?confidential information["”]? defined\b
ndaOral: \b(?:oral(?:ly)?|verbal(?:ly)?|spoken|word of mouth|conversations?)\b
ndaPurpose: \b(?:purposes?|how|what for)\b.*\b(?:used?|uses|using)\b
ndaPurpose: \bwhat\b.*\b(?:use|used|uses) (?:the |of |any )*(?:confidential )?information\b
ndaPurpose: \b(?:confidential )?information\b.*\b(?:be|is) used\b
ndaPurpose: \b(?:permitted|allowed) (?:use|uses|purposes?)\b
ndaEmployees: \b<SHARE>\b.*\b<STAFF>\b
ndaEmployees: \b<STAFF>\b.*\b<SHARE>\b
ndaThirdParties: \b<SHARE>\b.*\b<OTHERS>\b
ndaThirdParties: \b<OTHERS>\b.*\b<SHARE>\b
ndaCompelled: \b(?:subpoena\w*|court orders?|compelled|legally required|required by law|judicial)\b
ndaCompelled: \b(?:laws?|court|legal|regulators?|regulation|authorit(?:y|ies)|government)\b.*\b(?:disclos\w*|notif\w*|notice|reveal\w*)\b
ndaCompelled: \b(?:disclos\w*|notif\w*|notice|reveal\w*)\b.*\b(?:laws?|court|legal|regulators?|regulation|authorit(?:y|ies)|government)\b
ndaSecrecy: \b(?:agreement|negotiations?|talks|discussions?|deal|relationship)\b.*\b(?:exists?|existence|secret|itself|takes? place|going on)\b
ndaSecrecy: \bexistence of\b|\bfact that\b.*\b(?:agreement|negotiat|talks|discuss)
ndaSecrecy: \b(?:publicity|press releases?|announce(?:d|ments?)?)\b
ndaReverseEngineering: \breverse[- ]?engineer|\bdecompil|\bdisassembl
ndaDevelopment: \bindependent(?:ly)?\b
ndaDevelopment: \bdevelop\w*\b.*\b(?:similar|itself|own|same|compet\w+)\b
ndaOtherSources: \bfrom (?:an?other|a|an|any|some)? ?(?:third[- ]part(?:y|ies)|somebody|someone|anyone|sources?|others|elsewhere)\b
ndaOtherSources: \b(?:another|other) sources?\b
ndaNoLicense: \blicen[cs]e
ndaNoLicense: \b(?:rights?|title|ownership|owns?|owner)\b.*\b(?:to|in|of) (?:the |any |its )?(?:confidential )?information\b
ndaNoLicense: \bwho owns\b|\b(?:grant\w*|transfer\w*)\b.*\b(?:rights?|title|ownership)\b
ndaReturn: \b(?:return(?:ed|ing|s)?|destroy(?:ed|ing)?|destruction|delet(?:ed?|ion|ing)|erase[ds]?|(?:give|given|hand|handed|sent|send) back)\b
ndaCopies: \b(?:cop(?:y|ies|ied|ying)|photocop\w+|reproduc\w+|duplicat\w+)\b
ndaNoSolicit: \b<SOLICIT>\b
ndaSurvival: \bsurviv\w+
ndaSurvival: \bhow long\b.*\b(?:confidential\w*|secre\w+|obligations?|dut(?:y|ies)|bound|protected)\b
ndaSurvival: \b(?:obligations?|dut(?:y|ies)|confidentiality|secrecy|bound)\b.*\b(?:after|beyond|continu\w+|last|end|ends|expires?)\b
ndaRetention: \b(?:retain(?:ed|ing)?|retention|archiv\w+|back-?ups?)\b
ndaRetention: \bkeep\b(?!.*\b(?:confidential|secret|private)\b(?! (?:information|documents?|materials?|data)))
`;
