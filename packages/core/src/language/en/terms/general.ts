/** People, time, places and what documents are made of. */
export const GENERAL_TERMS = `
document
page, pages
chapter
table
preface, foreword
title
name, names, called
date, day
days
week, weeks
month, months, monthly, per month
quarter
year, years, annual, per year
hour, hours
minute, minutes
end
begin, start, began, started
first
second
last
current, currently
old
new
minimum, at least
maximum, at most
size, length, long
number
people, persons
author, wrote, write, written by
founder, founded, found
create, created
leader, lead, head, runs, leads, in charge
members, contributors
translated, translation
language, languages
country, countries
city, town
region, area
world, worldwide, global
North America
Europe
Asia
Africa
Middle East
United States, U.S.
American, U.S.
outside
home country
birth, born
death, died, killed
war
street, streets
school, university
team
population, inhabitants
water
temperature
paper
ink
work, works
use, used
need, required, requires, necessary
purpose, goal
reason, because
example
advantage, benefit
difference
problem
group
list
system
service, services
result, results
type, types, kind
information
principle, principles
support
help
`;
