/** Fitted word lists: an entry and its log-odds for a use in 100 words. Sources and method stand in the model card. Written by fit.ts; change it there. */
export const fitted = {
  ai_vocabulary: `
nineteen 4.542
forty 4.382
eleven 4.089
nobody 2.169
somebody 1.923
roughly 1.885
evidence 1.158
dialogue 1.105
thirty 0.94
plastic 0.868
conclusion 0.254
`,
  excess_style: `
arrives 6.149
abstract 4.496
gonna 4.228
advancements 4.067
photographs 3.895
exceptional 3.372
twist 3.334
listeners 3.326
fourteen 3.205
dear 3.185
afterward 3.162
significance 3.129
problem-solving 2.944
lasting 2.915
passage 2.888
deeper 2.864
loyalty 2.84
nodded 2.788
decision-making 2.767
additionally 2.741
plot 2.701
gravel 2.636
skip 2.574
routine 2.486
offering 2.419
wrist 2.403
resist 2.357
resilience 2.246
voices 2.216
conversations 2.211
confident 2.208
curiosity 2.19
accurately 2.177
journey 2.142
relief 2.127
modest 2.115
physics 2.097
laundry 2.082
reveals 2.072
remarkable 2.071
harmful 2.033
prompt 2.008
genuine 2
assumed 1.968
article 1.929
reminder 1.926
moves 1.909
remained 1.899
balanced 1.891
sentence 1.888
quietly 1.86
considerably 1.831
chosen 1.823
finds 1.803
laughed 1.761
impressive 1.75
prioritize 1.744
twenty 1.738
enjoyable 1.734
precision 1.73
carries 1.726
careful 1.725
relationships 1.723
worn 1.71
reflection 1.707
involve 1.706
shaped 1.685
narrative 1.635
comfortable 1.622
turns 1.588
survive 1.587
tide 1.584
aim 1.578
faint 1.553
conversation 1.53
well-being 1.522
authorities 1.519
unexpected 1.508
struggle 1.495
bench 1.486
faces 1.467
painting 1.466
wake 1.444
crucial 1.443
seeking 1.441
matters 1.43
lighting 1.426
twelve 1.419
shift 1.409
rain 1.404
boots 1.399
overall 1.373
abilities 1.372
alternative 1.369
edge 1.359
assess 1.347
stands 1.32
reasonable 1.277
electronic 1.25
twice 1.248
remain 1.245
trial 1.241
players 1.231
reasons 1.226
pounds 1.215
expectations 1.206
recognize 1.195
led 1.193
distant 1.188
begins 1.17
measured 1.17
atmosphere 1.169
noticed 1.151
nine 1.143
mention 1.14
voice 1.138
floors 1.135
offer 1.135
gap 1.121
weather 1.108
four 1.103
doors 1.094
revealed 1.091
appeal 1.09
navigate 1.09
providing 1.09
described 1.088
plates 1.065
options 1.06
residents 1.057
offers 1.051
gentle 1.048
reading 1.045
title 1.042
perspectives 1.037
cultures 1.031
believed 1.03
beside 1.021
effectively 1.009
significantly 1.009
truly 1.006
depth 1.005
teenagers 1.005
insights 1.001
setting 0.992
sustainable 0.99
penalty 0.989
reveal 0.989
contrast 0.978
entertainment 0.977
stay 0.975
understood 0.971
towel 0.969
reducing 0.968
exploring 0.967
lift 0.965
significant 0.964
neighbor 0.962
mood 0.961
fifteen 0.959
explained 0.954
beneath 0.953
row 0.952
presence 0.949
feels 0.945
noon 0.941
involves 0.94
tap 0.939
shifts 0.936
sold 0.933
hidden 0.921
memories 0.901
cloth 0.899
roof 0.897
route 0.884
complexity 0.88
designed 0.879
individuals 0.878
plant 0.876
choices 0.875
sessions 0.873
bag 0.871
shelf 0.869
bike 0.868
harbor 0.863
repair 0.858
alien 0.857
rural 0.84
concern 0.839
trees 0.827
leaving 0.817
finally 0.816
recognized 0.813
conventional 0.807
notes 0.807
cities 0.805
role 0.804
percent 0.797
feeling 0.795
addressing 0.793
sad 0.792
shower 0.79
traditional 0.79
serious 0.774
locked 0.765
visit 0.765
enhance 0.764
volunteers 0.76
none 0.754
findings 0.751
scene 0.751
exploration 0.74
held 0.74
famous 0.739
fees 0.738
emotions 0.735
enjoyed 0.733
card 0.729
cake 0.722
ultimately 0.719
meanwhile 0.716
dogs 0.715
cost 0.714
garden 0.704
shoes 0.698
pollution 0.697
skill 0.694
sits 0.693
tells 0.693
arrive 0.687
household 0.685
critics 0.682
color 0.671
gun 0.671
signs 0.67
sixteen 0.665
stop 0.663
stayed 0.657
spaces 0.641
limited 0.639
fifth 0.633
dinner 0.629
character 0.628
history 0.628
original 0.626
strange 0.622
slower 0.621
month 0.618
figures 0.607
flight 0.607
overnight 0.607
grandfather 0.605
painted 0.603
sounds 0.599
believe 0.59
eight 0.588
takes 0.588
horror 0.587
ended 0.586
calm 0.585
wet 0.585
pocket 0.581
diverse 0.578
income 0.577
limit 0.567
six 0.566
darkness 0.564
challenging 0.563
annual 0.562
volunteer 0.562
competitive 0.56
someone 0.553
caught 0.547
company 0.546
walls 0.546
economic 0.544
speak 0.544
simply 0.543
notice 0.541
week 0.541
desk 0.536
buy 0.534
labeled 0.531
taught 0.531
cars 0.526
film 0.526
fall 0.519
truth 0.518
opens 0.517
named 0.514
something 0.513
claims 0.512
damage 0.511
field 0.511
readers 0.511
sales 0.507
particularly 0.505
presents 0.503
schools 0.502
extra 0.497
clock 0.496
arrived 0.495
quiet 0.495
drive 0.492
drawn 0.491
farmers 0.487
unique 0.486
holding 0.483
enjoy 0.482
knife 0.48
emotional 0.478
authority 0.474
choice 0.474
storm 0.469
nearby 0.467
warmth 0.465
hospital 0.461
achieving 0.455
fewer 0.453
ran 0.443
remains 0.442
lemon 0.44
meaningful 0.44
everyone 0.432
days 0.431
trust 0.431
shoulder 0.43
turned 0.428
silence 0.427
late 0.425
standing 0.414
wait 0.409
challenges 0.404
concerns 0.403
keep 0.399
weeks 0.398
struggling 0.395
media 0.39
emergency 0.388
mirror 0.382
waiting 0.38
ordinary 0.379
college 0.371
book 0.369
lost 0.369
technology 0.369
anyone 0.368
personal 0.368
potential 0.367
reach 0.367
rarely 0.366
worse 0.363
knowledge 0.359
living 0.354
moments 0.348
moved 0.348
fourth 0.347
perfectly 0.343
ingredients 0.339
education 0.337
missing 0.329
bill 0.328
solely 0.328
connection 0.327
seven 0.322
ring 0.318
beneficial 0.315
pair 0.31
colleagues 0.309
girls 0.309
replaced 0.309
counts 0.306
jobs 0.305
season 0.301
academic 0.298
deck 0.298
bags 0.293
choose 0.288
got 0.287
rates 0.282
estimates 0.28
soft 0.277
kept 0.276
past 0.275
solar 0.273
lie 0.272
three 0.271
pick 0.269
sister 0.263
light 0.257
spend 0.257
paint 0.252
travel 0.252
explore 0.251
effectiveness 0.241
stand 0.239
felt 0.237
teacher 0.236
wear 0.236
broke 0.227
challenge 0.227
valuable 0.227
vehicle 0.226
sun 0.225
chest 0.219
deep 0.218
drove 0.218
finish 0.218
relationship 0.217
schedule 0.217
moral 0.212
furthermore 0.209
witness 0.207
replacement 0.206
bring 0.205
recognition 0.205
perspective 0.201
wrong 0.201
classification 0.2
parents 0.197
face 0.195
methods 0.194
characters 0.19
green 0.19
young 0.188
delicious 0.187
warm 0.187
hours 0.185
played 0.183
blue 0.182
dining 0.181
flat 0.181
left 0.181
measures 0.178
street 0.177
understanding 0.177
leaves 0.175
clean 0.168
watched 0.167
nights 0.166
prices 0.166
guy 0.161
instrument 0.158
lesson 0.155
sleep 0.155
landscape 0.15
table 0.15
families 0.147
learns 0.145
visits 0.142
neighbors 0.14
animals 0.138
cultural 0.137
reduce 0.137
afternoon 0.136
retired 0.134
settings 0.128
screen 0.127
dock 0.125
kids 0.125
milk 0.124
grew 0.123
love 0.122
gently 0.12
statement 0.12
classroom 0.118
restaurants 0.115
pressed 0.113
quarter 0.111
medical 0.11
onto 0.106
lack 0.105
window 0.105
offered 0.104
meal 0.096
doctor 0.092
harm 0.092
healthcare 0.092
hand 0.09
music 0.087
stations 0.085
waited 0.085
machine 0.079
began 0.076
hands 0.072
closer 0.069
explanations 0.068
life 0.068
uncertainty 0.064
third 0.063
local 0.06
shop 0.06
story 0.059
sets 0.057
feel 0.055
surface 0.053
fish 0.051
slow 0.048
slightly 0.046
worth 0.046
radio 0.042
lives 0.04
natural 0.038
quality 0.038
books 0.033
estimate 0.029
teachers 0.025
risks 0.024
attention 0.017
breath 0.016
shape 0.008
price 0.006
paid 0.005
`,
  everyday_words: `
usefulness 5.995
enterprise 5.862
networking 4.838
ought 4.226
wiki 3.888
till 3.781
peoples 3.726
interfaces 3.666
backend 3.603
usability 3.542
ill 3.442
afterwards 3.417
programmers 3.334
fairly 3.158
whilst 3.016
compiling 2.991
specification 2.958
heaven 2.862
likewise 2.818
docs 2.79
ca 2.787
amongst 2.707
fetch 2.648
specified 2.456
besides 2.435
roadmap 2.392
persons 2.367
atom 2.286
membrane 2.286
repositories 2.237
threatened 2.234
desktop 2.197
broadly 2.187
defines 2.186
connects 2.176
mature 2.114
analytics 2.099
compiler 2.094
ok 2.025
upgrade 1.985
fail 1.968
apparently 1.958
canonical 1.951
travelling 1.94
logic 1.921
specify 1.911
hence 1.865
managers 1.84
suffer 1.84
centre 1.839
occurs 1.8
dollar 1.798
impossible 1.783
mapping 1.775
affect 1.768
bone 1.767
jump 1.764
prevented 1.762
contributing 1.748
forth 1.748
agency 1.744
happiness 1.733
maintainers 1.727
tracker 1.727
clearly 1.722
opposed 1.69
generator 1.687
hopefully 1.683
embedded 1.682
obvious 1.662
downloading 1.661
awesome 1.658
liberty 1.652
shall 1.649
normally 1.632
certainly 1.626
forces 1.607
etc 1.598
self 1.592
laid 1.591
fantastic 1.584
published 1.583
equivalent 1.567
neurons 1.561
literally 1.532
visualization 1.526
men 1.52
thus 1.515
successfully 1.494
acts 1.491
everywhere 1.483
obviously 1.472
respectively 1.457
offices 1.45
bug 1.435
attend 1.434
nation 1.418
abroad 1.408
responses 1.408
bytes 1.404
magnitude 1.39
relation 1.386
occur 1.381
supported 1.379
implements 1.355
trait 1.349
custom 1.347
increase 1.342
stream 1.34
probably 1.303
putting 1.3
scarcely 1.298
agile 1.293
variants 1.277
correct 1.276
problems 1.271
participated 1.266
lots 1.258
affects 1.256
medium 1.255
load 1.253
extend 1.25
absolutely 1.239
processed 1.234
tissues 1.232
providers 1.23
females 1.214
muscle 1.214
lung 1.21
federal 1.203
targets 1.199
interactive 1.18
relate 1.18
commonly 1.171
scripts 1.165
removing 1.162
discussed 1.161
chemical 1.137
observe 1.132
en 1.123
ago 1.118
receive 1.118
links 1.103
proteins 1.096
easily 1.076
communications 1.075
surely 1.058
add 1.053
behaviour 1.053
documentation 1.051
improvements 1.048
extremely 1.046
indeed 1.044
overview 1.029
really 1.029
separate 1.015
definitions 1.014
nodes 1.013
citizen 1.012
metadata 1.001
unknown 0.987
faith 0.986
flag 0.97
accomplish 0.963
attack 0.957
developer 0.947
proposal 0.946
primitive 0.943
repo 0.941
test 0.936
simple 0.928
sufficient 0.928
attendees 0.919
course 0.909
feature 0.909
painful 0.905
explicitly 0.903
interesting 0.898
indicated 0.895
type 0.883
teams 0.881
dashboard 0.867
scope 0.865
edit 0.861
components 0.851
js 0.848
sector 0.845
added 0.828
modules 0.828
obtain 0.824
fashion 0.823
nerves 0.806
well 0.798
ecosystem 0.792
generally 0.788
branch 0.787
philosophy 0.786
sometimes 0.785
developing 0.774
pull 0.767
lot 0.766
search 0.766
metrics 0.764
effort 0.76
therefore 0.76
regular 0.758
programs 0.757
fly 0.749
user 0.743
database 0.742
stack 0.742
instances 0.736
relevant 0.73
producing 0.724
guidelines 0.72
sync 0.719
vision 0.717
done 0.7
hundreds 0.7
guarantee 0.697
function 0.69
large 0.668
huge 0.667
unless 0.665
functional 0.663
consists 0.656
storing 0.654
contributors 0.652
execute 0.648
regard 0.64
defined 0.638
released 0.629
sure 0.624
patches 0.617
core 0.616
searches 0.616
consequently 0.615
special 0.612
meaning 0.611
allow 0.61
poor 0.606
below 0.605
suppose 0.605
built-in 0.602
business 0.6
suggested 0.595
content 0.593
aid 0.587
cheap 0.581
see 0.579
result 0.571
greatest 0.569
object 0.569
active 0.566
browser 0.563
preventing 0.562
pretty 0.55
processes 0.544
domain 0.543
efforts 0.537
entering 0.533
general 0.527
basically 0.526
storage 0.525
organize 0.524
returns 0.514
thanks 0.513
drug 0.508
building 0.506
elected 0.505
pass 0.501
sections 0.501
associated 0.498
posted 0.494
encoding 0.482
feedback 0.48
completely 0.479
exact 0.479
easy 0.478
great 0.477
possibly 0.477
wish 0.477
office 0.474
mainly 0.473
fat 0.468
macro 0.46
includes 0.459
setup 0.455
tedious 0.453
tremendous 0.447
represented 0.446
binary 0.444
completion 0.437
major 0.436
dev 0.434
posts 0.434
discussions 0.429
using 0.424
program 0.423
sufficiently 0.423
battle 0.422
recently 0.422
tests 0.417
input 0.414
organization 0.408
target 0.406
doc 0.402
hosted 0.399
implementation 0.399
announce 0.396
extent 0.393
projects 0.388
getting 0.387
libraries 0.386
pleased 0.383
solid 0.382
majority 0.376
respective 0.374
couple 0.372
base 0.369
immune 0.367
locally 0.366
changes 0.36
values 0.356
development 0.352
beta 0.349
formed 0.349
scenario 0.345
hash 0.344
trigger 0.344
mix 0.342
run 0.342
virtual 0.336
adding 0.333
string 0.331
relations 0.329
interact 0.326
modification 0.326
point 0.325
cache 0.321
iteration 0.318
prototype 0.314
blocks 0.313
mission 0.313
releases 0.311
goal 0.308
listed 0.305
expect 0.304
organizations 0.299
follow 0.297
originally 0.292
manner 0.288
drugs 0.286
adopted 0.283
services 0.283
refer 0.282
management 0.276
language 0.274
cell 0.27
called 0.268
workflow 0.262
dependent 0.26
types 0.26
conference 0.258
reference 0.256
software 0.252
sending 0.25
announcement 0.249
website 0.249
standard 0.246
forum 0.245
important 0.244
appropriate 0.242
example 0.242
conduct 0.238
io 0.237
generic 0.228
broad 0.224
pure 0.223
addressed 0.222
pictures 0.221
additional 0.219
removed 0.219
extract 0.218
dependency 0.217
uses 0.217
smart 0.212
fun 0.209
implemented 0.209
participate 0.209
requirement 0.209
task 0.207
operating 0.203
client 0.199
channel 0.198
give 0.196
automatically 0.193
implementations 0.191
exception 0.19
collaborative 0.187
parallel 0.178
get 0.168
https 0.157
attribute 0.153
satisfied 0.15
comments 0.146
cannot 0.142
work 0.142
library 0.141
realize 0.133
basic 0.132
dependencies 0.132
codebase 0.13
build 0.127
construct 0.127
code 0.126
country 0.126
protocol 0.123
information 0.121
compile 0.12
previous 0.117
perform 0.111
required 0.111
web 0.109
communicate 0.106
support 0.106
mass 0.105
common 0.101
operations 0.101
want 0.092
produced 0.09
available 0.089
team 0.086
civil 0.085
atoms 0.082
package 0.08
provides 0.08
proper 0.077
link 0.072
server 0.069
thread 0.069
profile 0.064
application 0.061
able 0.06
users 0.052
statistics 0.049
declare 0.044
event 0.04
notification 0.039
excited 0.036
useful 0.033
developers 0.032
organs 0.031
security 0.018
properly 0.016
publish 0.013
government 0.012
hosting 0.01
computing 0.009
except 0.007
amazing 0.005
community 0.004
submitted 0.004
`,
  function_words: `
nor -2.958
neither 1.779
despite 1.375
whom -1.238
within 1.119
via -1.052
very -0.888
that's 0.819
whether 0.788
it's 0.783
did -0.719
such 0.652
down -0.649
however 0.624
towards -0.586
again -0.548
here -0.536
either -0.516
among 0.509
before -0.504
after -0.503
away -0.503
since 0.481
across -0.47
having -0.447
upon -0.441
every 0.429
own 0.419
only -0.407
how -0.393
have -0.382
without 0.376
now -0.374
still 0.367
than -0.366
while -0.353
when -0.352
each 0.351
does -0.295
its 0.29
back 0.288
though -0.283
must -0.278
these 0.269
where 0.257
during 0.256
had -0.253
been 0.252
often 0.247
any 0.244
which 0.244
do -0.24
why -0.235
most 0.217
he -0.211
ever -0.207
this 0.204
although 0.199
else -0.197
much 0.196
per -0.195
so -0.192
may -0.191
both 0.182
was -0.18
all -0.175
never -0.173
being -0.172
into -0.169
no -0.165
them 0.159
doing 0.158
beyond -0.156
an 0.154
in -0.154
would -0.154
there -0.15
could 0.148
same -0.147
other -0.145
rather -0.14
who 0.132
through -0.131
about 0.126
for -0.126
over -0.124
from -0.119
am -0.118
her 0.118
that 0.114
just 0.107
on -0.107
also 0.106
those 0.104
and -0.103
of -0.102
always 0.098
several 0.096
between 0.093
should -0.093
because 0.091
least -0.09
their 0.089
a 0.086
be 0.086
too 0.084
can 0.083
up 0.082
if 0.079
more -0.079
then 0.079
until -0.072
at -0.062
she -0.06
with -0.06
against -0.059
many 0.059
even 0.057
one -0.057
will -0.056
another -0.055
toward -0.055
has -0.054
are -0.052
few -0.047
the 0.047
or 0.046
what -0.046
his 0.044
it -0.043
might 0.039
out -0.039
by 0.037
but -0.034
less -0.029
once 0.027
as 0.026
is -0.023
off -0.021
they 0.019
along 0.017
around -0.017
whose 0.016
some -0.007
not -0.005
`,
  machine_phrasing: `
a figure 4.422
valuable insights 4.377
this can lead 4.098
it is important 3.568
be happy 3.549
in this study 3.516
thought about 3.479
begin with 3.464
around them 3.306
due to their 3.185
six months 2.976
solely on 2.933
language model 2.879
can provide 2.819
something else 2.794
before you 2.687
to listen 2.631
a valuable 2.606
to overcome 2.561
as though 2.532
would you 2.524
when you're 2.507
that her 2.496
take it 2.463
reminder of 2.433
a note 2.416
the consequences 2.409
insight into 2.373
care of 2.369
with two 2.325
didn't know 2.32
new things 2.32
tied to 2.316
our results 2.291
it's worth 2.27
to anyone 2.226
implications of 2.221
effectiveness of our 2.215
a lack 2.189
there's no 2.172
high school 2.151
than they 2.062
people may 2.049
allowing for 2.023
making it 2.012
what would 2.007
the authors 1.98
to explore 1.967
and water 1.942
challenge of 1.91
studies have 1.893
for something 1.863
appreciate the 1.843
warm and 1.823
and your 1.82
a positive 1.802
you'd like 1.793
the city's 1.79
known for 1.787
from her 1.764
effect on 1.75
that had been 1.733
them with 1.729
and ask 1.726
the evening 1.723
the plan 1.715
even when 1.691
could also 1.679
in various 1.678
while others 1.67
a form 1.662
investigate the 1.661
novel approach 1.657
a study 1.648
aim to 1.647
he had been 1.644
short of 1.644
ask for 1.606
balance between 1.601
how it 1.599
you're not 1.569
behind a 1.541
the region 1.539
what to 1.521
it back 1.505
to address 1.482
thank you 1.464
it again 1.459
a novel approach 1.456
understand that 1.454
the weight of 1.453
the potential to 1.442
the power 1.441
was about 1.432
light on 1.43
would allow 1.408
and each 1.393
the characters 1.388
each time 1.375
a pair of 1.36
in three 1.357
the concept 1.343
recommend this 1.329
students who 1.316
and i'm 1.311
the consequences of 1.309
these findings 1.305
the results 1.302
the study 1.3
it did 1.299
and may 1.287
the thing 1.286
for students 1.269
offer a 1.266
the quiet 1.255
success in 1.244
understanding of the 1.24
indicate that 1.238
to its 1.238
a comprehensive 1.229
the planet 1.209
individuals to 1.205
is important to 1.203
learned to 1.202
food and 1.201
one of them 1.197
risk of 1.191
a conversation 1.183
are often 1.182
relationship between 1.168
felt like 1.148
friendly and 1.142
you're looking for 1.142
three years 1.124
with their 1.118
the smell of 1.115
a deep 1.098
serve as 1.093
this can 1.079
two weeks 1.067
a sense 1.065
this study 1.053
has never 1.052
the kitchen 1.043
did it 1.041
rather than 1.041
insights into the 1.038
he didn't 1.037
at it 1.028
the importance of 1.028
came to 1.02
that had 1.011
the quality 1.009
skills and 1.002
advancements in 0.998
she has 0.993
and understanding 0.991
let the 0.991
me in 0.987
before the 0.983
the local 0.981
and one 0.974
about that 0.971
it isn't 0.967
you had 0.967
and he 0.965
and her 0.964
act of 0.961
knowledge and 0.959
and you'll 0.953
when it 0.952
against the 0.951
how many 0.949
leading to a 0.942
is crucial 0.94
you know 0.937
a book 0.936
and found 0.933
around a 0.933
offers a 0.927
approach for 0.924
pair of 0.91
the importance 0.906
you for 0.897
a reason 0.89
the left 0.888
after a 0.871
adapt to 0.87
with no 0.868
the statement 0.861
the river 0.86
to consider 0.86
never been 0.852
believe that the 0.851
for her 0.85
terms of 0.847
the price of 0.839
approach that 0.837
it wasn't 0.835
see it 0.83
where it 0.823
the village 0.819
the significance of 0.818
the evidence 0.817
day and 0.811
our findings 0.806
tell you 0.796
that night 0.795
the truth 0.792
that she 0.786
why i 0.784
the quality of 0.765
had a 0.761
the woman 0.761
a woman 0.759
thank you for 0.758
one who 0.757
designed to 0.755
this approach 0.749
to adapt 0.746
deep learning 0.74
our method 0.736
a car 0.732
explore the 0.73
first and 0.729
the company 0.729
turned to 0.727
told me 0.723
keep the 0.716
the sea 0.709
more likely 0.707
to achieve 0.706
the book 0.689
what happened 0.684
while the 0.683
in the back 0.682
and no 0.679
the dark 0.679
is difficult 0.677
last night 0.676
a sense of 0.671
on saturday 0.671
his eyes 0.668
the other hand 0.663
a third 0.662
results show 0.662
for years 0.66
two years 0.658
the sun 0.656
the old 0.655
a more 0.654
one hand 0.653
learn to 0.646
the restaurant 0.644
toward the 0.639
the two 0.631
significance of 0.63
me to 0.623
found myself 0.618
that it 0.615
while a 0.615
to travel 0.609
and an 0.597
in today's 0.59
and i've 0.588
our approach 0.588
driven by 0.584
a shared 0.581
aims to 0.572
implications for 0.569
back on 0.568
engage in 0.567
like a 0.567
that their 0.567
the remaining 0.567
about her 0.544
the road 0.542
the wind 0.539
a place 0.536
serves as 0.536
in the second 0.532
you've got 0.532
and it 0.53
you're looking 0.524
and keep 0.52
public health 0.516
was in 0.516
along the 0.511
the second 0.509
sense of 0.503
near the 0.502
the window 0.501
may also 0.499
of it 0.499
for two 0.498
suggest that 0.491
the town 0.489
you've been 0.489
consequences of 0.486
in the area 0.486
it out 0.482
service was 0.482
the model 0.481
that it was 0.477
be more 0.475
and a 0.473
let me 0.47
ever since 0.463
and that the 0.462
them a 0.46
said that 0.456
years old 0.451
and you 0.45
grew up 0.445
they had 0.445
the water 0.444
attention to 0.443
through a 0.44
to return 0.44
can have a 0.437
the wrong 0.429
who is 0.424
the effectiveness of 0.413
the one 0.408
what it 0.405
and two 0.4
in my opinion 0.399
everyone else 0.398
if you're 0.398
to say 0.398
came in 0.397
one in 0.397
come out 0.395
tried to 0.393
can help to 0.392
expected to 0.381
on a 0.369
looking for 0.368
years of 0.368
and they 0.361
because there 0.361
her own 0.352
a single 0.348
of them 0.341
man who 0.339
lead to a 0.338
more efficient 0.335
if it's 0.333
reduce the 0.333
took a 0.333
knew that 0.331
believe that 0.33
had never 0.328
you were 0.326
by the time 0.325
a time 0.323
because it 0.32
the paper 0.316
was a 0.313
to carry 0.311
know how 0.31
none of 0.306
a small 0.305
can help 0.301
the story 0.301
and said 0.297
told her 0.294
price of 0.292
the atmosphere 0.292
on its 0.291
two of 0.289
found that 0.287
made a 0.286
while i 0.285
found a 0.282
a significant 0.276
he was 0.272
more likely to 0.269
at her 0.261
the wall 0.26
and there's 0.258
there's a 0.257
the staff 0.254
the risk 0.247
began to 0.241
the city 0.24
to hear 0.233
the night 0.229
the area 0.227
as if 0.225
to his 0.222
on her 0.22
understanding of 0.219
which can 0.218
looking for a 0.217
think it's 0.213
if you've 0.212
it for 0.21
the food 0.207
was good 0.206
impact on 0.198
with a 0.196
a second 0.182
neural network 0.174
the decision 0.174
the effectiveness 0.173
the rain 0.173
the car 0.171
and his 0.17
idea that 0.168
consistent with 0.167
is often 0.166
the edge 0.166
asked for 0.165
quality of 0.158
the film 0.151
three days 0.151
it comes 0.149
the third 0.148
an hour 0.138
the potential 0.137
crucial role in 0.134
the sound 0.124
essential for 0.123
in my 0.122
insights into 0.117
feel like 0.104
share of 0.104
because he 0.092
the sky 0.085
more than 0.079
they were 0.073
potential for 0.072
within a 0.072
from his 0.071
than a 0.071
on tuesday 0.07
the phone 0.061
learning to 0.056
the fish 0.055
those who 0.051
a man 0.05
the price 0.048
about a 0.033
she had 0.033
results show that 0.028
whether it 0.025
during a 0.024
left to 0.024
it's a 0.023
is essential 0.019
got a 0.018
effectiveness of 0.016
was just 0.015
and i 0.01
difficult to 0.009
stood there 0.008
was no 0.007
a great deal 0.006
the house 0.006
`,
  human_phrasing: `
as such 4.691
a user 4.156
community to 4.088
here we 3.747
as to 3.698
is done 3.649
this chapter 3.562
we call 3.505
with these 3.387
this post 3.341
to which 3.283
and or 3.043
the above 2.957
new features 2.831
to and 2.765
to not 2.655
or not 2.628
the heart 2.579
open source 2.4
together with 2.392
to serve 2.389
code is 2.364
is to be 2.344
because we 2.263
are working 2.208
versions of 2.176
our first 2.138
best practices 2.026
or you 1.969
that when 1.942
will get 1.913
which i 1.876
and as 1.872
which the 1.824
you can use 1.776
this point 1.742
an example 1.728
code and 1.712
to these 1.708
the more 1.642
of such 1.624
but that 1.593
sent to 1.512
we decided 1.468
an important 1.464
long as 1.464
for this 1.462
with this 1.462
be sure 1.461
time of 1.459
the help 1.45
such a 1.437
the list 1.437
the major 1.419
as our 1.416
all of our 1.403
many other 1.403
to them 1.399
can find 1.373
the example 1.369
look at 1.367
the body 1.367
of work 1.347
to you 1.329
if not 1.325
is for 1.325
in particular 1.32
from our 1.292
via the 1.284
not to 1.272
are in the 1.258
to give 1.257
as it is 1.252
of an 1.248
there is a 1.245
we use 1.236
will have 1.22
work to 1.219
lots of 1.204
with other 1.198
of course 1.191
the people 1.179
see that 1.176
a quick 1.163
but you 1.16
how do 1.144
the open 1.14
of all 1.135
contains a 1.133
in this 1.129
are in 1.123
go to 1.106
more and 1.076
code that 1.07
in and 1.06
the brain 1.055
since the 1.052
are used 1.05
used by 1.045
to our 1.043
as in 1.011
can see 1.011
have to be 1.011
as we 1.005
but this 1.001
like this 0.991
that in 0.985
even more 0.979
so we 0.978
a nice 0.971
is at 0.953
of those 0.95
but not 0.945
is used 0.944
prior to 0.938
the name 0.937
improvements to 0.93
so much 0.924
use the 0.904
will need 0.903
an example of 0.885
being a 0.88
the reason 0.865
are to 0.846
working with 0.846
to make sure 0.843
is much 0.832
but if 0.831
familiar with 0.831
it will be 0.829
to use 0.829
to be the 0.827
we must 0.824
more information 0.813
of these 0.809
to show 0.809
all your 0.808
very much 0.807
as you 0.805
of any 0.804
to pass 0.79
as many 0.789
and also 0.785
of other 0.78
this will 0.777
was to 0.775
be done 0.773
now that 0.772
the previous 0.771
is in 0.768
the api 0.765
to all 0.761
this way 0.758
as i 0.75
for some 0.75
or the 0.743
to some 0.729
release of 0.728
provide the 0.726
to that 0.726
any of 0.725
all the 0.723
if there 0.713
can read 0.712
in other words 0.706
use this 0.703
include the 0.699
a huge 0.695
have done 0.695
the last 0.694
make a 0.677
he will 0.672
to get a 0.671
we are 0.671
in other 0.67
and in 0.657
get the 0.656
it will 0.655
all of the 0.649
to get 0.648
out the 0.646
your code 0.646
of many 0.634
on github 0.623
this release 0.623
and others 0.619
we will 0.615
deal with 0.613
if you have 0.6
it is a 0.599
types of 0.598
the different 0.593
don't have 0.576
you must 0.569
goal of 0.561
a bit 0.56
will need to 0.559
to write 0.558
of things 0.554
allows you to 0.541
useful for 0.537
which we 0.535
as part 0.531
easier to 0.528
the fact 0.52
point of 0.506
if i 0.505
on how 0.492
this blog 0.489
for each 0.48
that of 0.479
quite a 0.477
parts of 0.476
have an 0.468
will be a 0.465
in our 0.458
source code 0.457
available to 0.456
are the 0.453
to increase 0.453
to track 0.448
and not 0.432
the code 0.431
only in 0.429
when we 0.426
found in the 0.425
and are 0.421
can get 0.418
can be found 0.417
possible to 0.417
this year 0.41
each of 0.402
and some 0.397
used for 0.396
similar to 0.395
of our 0.388
the amount 0.368
we all 0.368
to be 0.364
in the last 0.363
hope to 0.358
give the 0.354
want to 0.352
the project 0.351
result of 0.35
we want to 0.349
provided by 0.346
in your 0.341
or any 0.333
there is 0.332
that are 0.326
and with 0.32
with all 0.32
to be a 0.314
as part of 0.311
the standard 0.306
so far 0.303
of the 0.301
the type 0.3
the general 0.298
that is 0.292
we now 0.289
try to 0.286
in addition 0.282
state of 0.275
amount of 0.274
and thus 0.273
or in 0.268
some of 0.264
and of 0.257
are very 0.255
the name of 0.254
is really 0.241
you want 0.237
a new 0.231
are all 0.229
much more 0.228
but we 0.227
that will 0.222
all that 0.221
think that 0.216
how we 0.213
to solve 0.213
know that 0.211
the rest of 0.21
that there are 0.204
not a 0.203
rest of the 0.203
that you 0.203
you are 0.199
you would 0.198
results in 0.197
that there 0.195
for all 0.192
set up 0.192
soon as 0.191
order to 0.188
to have 0.176
you have 0.176
allows you 0.175
we can 0.174
the goal of 0.173
to do 0.172
we know 0.171
for the 0.17
these two 0.169
they are 0.168
process of 0.161
as long 0.154
necessary to 0.154
type of 0.146
what is the 0.146
a lot 0.145
we were 0.133
to create 0.131
used in 0.131
we don't 0.124
this is the 0.123
work on 0.121
going to 0.12
added to 0.117
one of the 0.114
get a 0.103
it should 0.103
this is 0.103
with the 0.101
well as the 0.1
to build 0.097
in general 0.095
the language 0.088
of code 0.087
to the 0.085
should be 0.078
the process of 0.076
we will be 0.074
we want 0.073
this is a 0.072
and so 0.063
it is 0.058
name of 0.055
must be 0.053
with some 0.053
be found 0.05
to help 0.049
what is 0.049
that we 0.046
you can 0.043
at this 0.04
have no 0.036
of some 0.034
as soon 0.031
as soon as 0.031
a result 0.027
be able 0.024
of your 0.023
to make 0.022
in addition to 0.016
which is 0.015
can use 0.013
the various 0.013
the future 0.01
easy to 0.009
is the 0.009
in fact 0.007
is called 0.007
`,
} as const;
