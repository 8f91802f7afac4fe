/** Fitted word lists: an entry and its log-odds for a use in 100 words. Sources and method stand in the model card. Written by fit.ts; change it there. */
export const fitted = {
  ai_vocabulary: `
arrives 1.733
afterward 1.359
someone's 1.23
photographs 1.166
carries 1.117
advancements 1.1
modest 1.054
quietly 1.049
lasting 1.036
nodded 1.018
additionally 0.989
routine 0.968
nobody 0.956
laughed 0.927
listeners 0.917
twist 0.87
problem-solving 0.862
impressive 0.84
significance 0.836
offering 0.828
wrist 0.822
finds 0.821
reveals 0.82
curiosity 0.805
resilience 0.787
roughly 0.773
turns 0.772
sentence 0.744
remarkable 0.742
title 0.735
deeper 0.707
residents 0.695
conversations 0.677
shelf 0.671
bench 0.662
conversation 0.646
remained 0.607
crucial 0.6
stands 0.595
pounds 0.584
pressed 0.573
relationships 0.559
recognize 0.548
mention 0.541
boots 0.539
overall 0.538
nights 0.535
reveal 0.529
lighting 0.528
prioritize 0.52
prompt 0.508
offer 0.507
narrative 0.503
shoes 0.501
evidence 0.499
faces 0.497
perspectives 0.494
city's 0.491
conventional 0.487
abilities 0.481
atmosphere 0.48
volunteer 0.478
memories 0.468
noticed 0.462
navigate 0.455
offers 0.444
readers 0.442
shift 0.437
begins 0.435
shifts 0.434
findings 0.433
struggle 0.431
weather 0.423
locked 0.419
beneath 0.417
overnight 0.412
opens 0.406
gentle 0.402
feels 0.399
tells 0.399
depth 0.398
leaving 0.391
insights 0.389
learns 0.387
drove 0.385
valuable 0.382
beside 0.375
fewer 0.375
exploration 0.369
percent 0.369
raises 0.364
finally 0.361
traditional 0.361
significant 0.358
individuals 0.356
holding 0.35
emotions 0.344
quiet 0.341
setting 0.334
drive 0.329
remains 0.328
effectively 0.327
taught 0.322
hidden 0.32
dialogue 0.318
household 0.316
afternoon 0.31
voice 0.309
challenging 0.308
named 0.303
doors 0.302
ordinary 0.295
enhance 0.293
emotional 0.291
evening 0.288
warmth 0.288
neighbors 0.283
damage 0.281
stayed 0.278
sister 0.271
weeks 0.271
labeled 0.27
drawn 0.268
healthcare 0.267
particularly 0.266
sales 0.266
furthermore 0.265
plastic 0.26
feeling 0.258
concerns 0.256
teenagers 0.256
diverse 0.253
knife 0.251
conclusion 0.248
visit 0.241
painted 0.239
month 0.232
conducted 0.229
hours 0.228
leaves 0.226
someone 0.225
prices 0.223
kitchen 0.219
standing 0.219
recognition 0.218
career 0.208
offered 0.208
schools 0.207
argue 0.205
waiting 0.205
implications 0.204
vehicle 0.202
neighbor 0.201
spring 0.199
teacher 0.199
risks 0.196
garden 0.195
clean 0.194
potential 0.183
behind 0.181
claim 0.18
nearby 0.176
scene 0.174
turned 0.173
dinner 0.17
visits 0.167
began 0.164
moved 0.162
carry 0.16
understanding 0.16
classroom 0.159
consequences 0.151
trust 0.151
techniques 0.147
seconds 0.144
light 0.142
lemon 0.14
arrived 0.137
books 0.137
silence 0.135
parents 0.134
truck 0.117
knowledge 0.114
radio 0.114
stand 0.114
families 0.109
explanations 0.107
adults 0.105
window 0.102
leave 0.093
third 0.092
story 0.087
farmers 0.085
media 0.084
miles 0.084
costs 0.079
experiences 0.074
asked 0.073
waited 0.072
sleep 0.07
insurance 0.066
played 0.06
night 0.059
animals 0.057
approach 0.052
retired 0.05
witness 0.048
meals 0.047
phones 0.047
speech 0.047
dining 0.046
natural 0.041
parking 0.039
study 0.038
student 0.037
budget 0.026
recordings 0.025
hands 0.024
paper 0.021
aligns 0.02
beacon 0.02
bolster 0.02
bustling 0.02
captivating 0.02
commendable 0.02
comprehensive 0.02
cornerstone 0.02
cultivate 0.02
cultivating 0.02
delve 0.02
delved 0.02
delves 0.02
delving 0.02
elevate 0.02
elevating 0.02
embark 0.02
embarking 0.02
embarks 0.02
emphasizing 0.02
empower 0.02
empowering 0.02
encompass 0.02
encompasses 0.02
encompassing 0.02
endeavor 0.02
endeavors 0.02
enhances 0.02
enhancing 0.02
enigmatic 0.02
ensuring 0.02
ethereal 0.02
ever-evolving 0.02
facilitate 0.02
facilitating 0.02
fast-paced 0.02
foster 0.02
fostering 0.02
fosters 0.02
garner 0.02
garnered 0.02
groundbreaking 0.02
harness 0.02
harnessing 0.02
highlighting 0.02
holistic 0.02
indelible 0.02
interplay 0.02
intricacies 0.02
intricate 0.02
invaluable 0.02
kaleidoscope 0.02
labyrinth 0.02
landscape 0.02
landscapes 0.02
leverage 0.02
leverages 0.02
leveraging 0.02
meticulous 0.02
meticulously 0.02
multifaceted 0.02
myriad 0.02
navigating 0.02
noteworthy 0.02
nuanced 0.02
nuances 0.02
palpable 0.02
paramount 0.02
pivotal 0.02
plethora 0.02
poignant 0.02
profound 0.02
profoundly 0.02
realm 0.02
realms 0.02
resonate 0.02
resonated 0.02
resonates 0.02
robust 0.02
seamless 0.02
seamlessly 0.02
showcase 0.02
showcases 0.02
showcasing 0.02
steadfast 0.02
streamline 0.02
symphony 0.02
synergy 0.02
tapestry 0.02
testament 0.02
transformative 0.02
underscore 0.02
underscored 0.02
underscores 0.02
underscoring 0.02
unravel 0.02
unveil 0.02
unveiling 0.02
unwavering 0.02
vibrant 0.02
vital 0.02
`,
  excess_style: `
revolutionized 1.831
eagerly 1.631
sparked 1.622
shone 1.617
leans 1.568
enthusiasts 1.547
hesitate 1.503
skepticism 1.5
smoothly 1.426
watches 1.414
neon 1.384
subpar 1.383
disparities 1.351
mom's 1.334
swap 1.332
gravel 1.312
harmonious 1.289
iconic 1.279
anticipated 1.264
hey 1.253
abstract 1.247
bury 1.231
urgent 1.207
humming 1.195
utilizing 1.18
vanish 1.173
top-notch 1.154
reserved 1.138
passage 1.134
thrill 1.133
unchanged 1.13
flush 1.114
warmly 1.11
adventures 1.109
drank 1.107
newfound 1.107
carpet 1.104
dear 1.08
sister's 1.07
crafted 1.044
gym 1.043
emphasized 1.041
gallery 1.037
debates 1.03
utilized 1.025
solace 1.024
remainder 1.013
stumbled 0.998
invites 0.995
triumph 0.995
jaw 0.988
compromising 0.986
praised 0.986
adjustment 0.981
renowned 0.972
immense 0.963
opt 0.962
aftermath 0.96
etched 0.948
preparing 0.946
immersive 0.927
planted 0.926
stark 0.915
succeeded 0.894
lend 0.893
damp 0.882
faintly 0.878
chaos 0.873
adjusting 0.871
numerous 0.87
teamwork 0.87
skip 0.869
garage 0.863
shake 0.862
funeral 0.86
wears 0.853
lacks 0.85
palm 0.848
lease 0.844
exhausted 0.84
rumors 0.833
exceptional 0.832
colony 0.828
inherently 0.828
unsettling 0.819
zones 0.813
somebody 0.81
firstly 0.807
judgment 0.8
wisdom 0.797
yeah 0.788
summary 0.786
drama 0.785
sleeve 0.783
blame 0.777
mess 0.777
borrowed 0.773
delayed 0.773
cooler 0.771
extends 0.771
documented 0.77
complaints 0.769
reads 0.768
sits 0.764
tide 0.764
abruptly 0.76
brief 0.758
midnight 0.755
choosing 0.754
thoughtful 0.753
family's 0.752
evident 0.748
hinges 0.748
tidy 0.748
decides 0.744
elevator 0.739
tale 0.739
restricted 0.734
fulfillment 0.733
model's 0.733
gaze 0.732
holds 0.726
scan 0.726
cleaned 0.725
beds 0.722
handwriting 0.721
precise 0.721
disruption 0.719
occasional 0.719
pretending 0.717
marks 0.715
concert 0.714
halls 0.712
embracing 0.71
mysterious 0.709
swim 0.709
deserve 0.704
tense 0.689
printed 0.684
timing 0.681
raising 0.678
delightful 0.672
frustrating 0.672
reflects 0.67
paragraph 0.662
residential 0.657
uncover 0.656
nevertheless 0.655
upward 0.652
leaned 0.651
rang 0.65
distraction 0.648
enjoyable 0.648
froze 0.647
locals 0.646
measuring 0.646
alley 0.638
ritual 0.636
thanked 0.636
notebook 0.634
cousin 0.633
appeals 0.631
guardian 0.631
proof 0.628
bag 0.626
moisture 0.626
mood 0.624
assistance 0.62
sideways 0.62
witnesses 0.62
paused 0.618
assumes 0.611
shaping 0.611
narratives 0.607
delay 0.599
sustainability 0.598
closes 0.594
completing 0.593
sixth 0.592
hum 0.591
eerie 0.585
meters 0.584
article 0.582
convenient 0.577
discipline 0.576
refund 0.575
argues 0.573
ease 0.573
serves 0.573
conflict 0.571
rain 0.567
password 0.566
believes 0.565
gaps 0.565
twisted 0.563
embrace 0.561
log 0.561
protects 0.559
principal 0.558
believed 0.557
planets 0.556
restore 0.556
amidst 0.553
betrayal 0.552
uncertain 0.551
encountered 0.55
returning 0.55
treasure 0.55
overly 0.547
replace 0.547
lift 0.545
kid 0.544
pays 0.543
demonstrates 0.541
drones 0.541
celebrate 0.54
secondly 0.54
grateful 0.538
setbacks 0.538
strain 0.538
scattered 0.535
well-being 0.534
determination 0.533
scarce 0.531
culinary 0.53
possibilities 0.53
educated 0.529
gratitude 0.529
confirm 0.528
lit 0.527
promises 0.525
team's 0.524
grows 0.523
noon 0.523
spots 0.521
lies 0.52
gathering 0.519
wake 0.517
informative 0.516
captured 0.515
lean 0.515
explores 0.512
opted 0.511
plot 0.511
strangers 0.51
limitations 0.509
thrive 0.507
printing 0.506
guilt 0.505
collected 0.504
listened 0.503
fails 0.502
lacked 0.501
scent 0.501
father's 0.5
phenomena 0.497
whispered 0.494
truly 0.492
struggled 0.487
habitats 0.486
sold 0.486
insight 0.485
contributed 0.479
investigates 0.478
generous 0.476
labor 0.476
scraps 0.474
predictive 0.469
providing 0.468
advertising 0.463
denied 0.463
congestion 0.462
reasonable 0.462
worn 0.462
fragments 0.461
jokes 0.459
pursue 0.457
ethical 0.456
simply 0.455
lie 0.454
supporters 0.454
incident 0.453
deck 0.452
outstanding 0.452
electronics 0.451
annual 0.448
dioxide 0.448
suspect 0.447
mother's 0.446
poorly 0.446
destination 0.445
missed 0.445
pack 0.445
detect 0.444
athletes 0.443
inequality 0.443
venue 0.443
angles 0.441
bin 0.44
assistant 0.439
fuel 0.439
volunteers 0.439
remain 0.437
satisfying 0.436
well-rounded 0.436
mad 0.434
protection 0.43
substantial 0.429
absence 0.428
desk 0.428
artist 0.427
checking 0.427
decision-making 0.427
keeps 0.427
recorded 0.426
alien 0.425
invest 0.425
anyway 0.424
attentive 0.424
designed 0.424
aim 0.422
expenses 0.422
dad 0.42
laws 0.419
schedule 0.419
careful 0.418
prepared 0.418
squad 0.417
era 0.414
falls 0.413
sausage 0.412
shallow 0.412
warning 0.412
reducing 0.411
collective 0.409
pulls 0.409
secrets 0.408
pets 0.407
cooperative 0.405
investigation 0.405
possibility 0.405
estimated 0.403
stay 0.402
thunder 0.402
approximately 0.4
led 0.4
opinions 0.398
relaxed 0.398
gloves 0.397
seal 0.397
safe 0.394
paid 0.391
significantly 0.391
holes 0.39
knowledgeable 0.388
largely 0.388
confused 0.387
legal 0.386
funding 0.385
appreciation 0.384
complexity 0.384
coach 0.383
humor 0.381
bend 0.379
catch 0.379
outweigh 0.379
requested 0.376
emphasize 0.375
appreciate 0.374
semester 0.374
appears 0.373
edge 0.372
becomes 0.371
practical 0.367
horizon 0.365
sole 0.365
genre 0.364
creak 0.363
ends 0.363
interests 0.36
takes 0.358
seed 0.356
tap 0.356
sooner 0.354
cultures 0.353
options 0.353
underneath 0.352
political 0.35
resolution 0.35
tasting 0.35
reply 0.349
doorway 0.348
brass 0.347
compression 0.347
stop 0.347
technological 0.344
ring 0.343
yard 0.341
fence 0.34
involving 0.34
propagation 0.34
stuck 0.34
worse 0.34
chin 0.339
considers 0.339
lamp 0.339
fee 0.338
ads 0.337
scheduling 0.337
described 0.336
explained 0.335
rushed 0.335
estimates 0.334
homes 0.334
sustainable 0.334
asks 0.333
gun 0.332
supplied 0.331
comprehension 0.33
mistake 0.329
reach 0.329
fees 0.328
employer 0.327
shared 0.327
mask 0.326
officials 0.326
sincerely 0.326
switch 0.325
gap 0.324
investing 0.324
deciding 0.323
locks 0.323
meant 0.322
undoubtedly 0.322
attempts 0.321
beneficial 0.32
gained 0.318
guns 0.318
repair 0.318
demands 0.317
ideally 0.317
vulnerability 0.317
wood 0.316
contexts 0.315
suspicion 0.313
entertainment 0.312
reliability 0.312
curious 0.31
spoke 0.31
sustained 0.31
detail 0.309
purpose 0.309
real-world 0.309
trees 0.309
unique 0.309
welcoming 0.309
ceiling 0.308
aliens 0.307
clues 0.307
limited 0.307
reasons 0.306
partially 0.305
extraordinary 0.304
awkward 0.303
deeply 0.303
essay 0.303
potentially 0.303
park 0.297
characters 0.296
competition 0.296
goodbye 0.296
sale 0.296
calm 0.295
decay 0.294
pitch 0.294
lost 0.293
extensive 0.292
galaxy 0.292
adaptability 0.291
serious 0.291
equally 0.289
similarly 0.289
accounts 0.288
productivity 0.288
grip 0.285
trend 0.285
improved 0.284
crime 0.283
bike 0.281
drifting 0.281
pad 0.281
relies 0.281
debt 0.28
held 0.28
savings 0.28
upstairs 0.279
broken 0.278
patterns 0.278
ambiance 0.277
ghost 0.277
seat 0.276
bilingual 0.275
cake 0.274
noodles 0.273
seemed 0.273
journey 0.272
turning 0.271
acknowledged 0.27
vehicles 0.268
identical 0.266
lack 0.266
solo 0.266
folding 0.264
week 0.263
advancement 0.262
bags 0.262
pale 0.262
scared 0.262
bored 0.261
particles 0.261
believe 0.26
scenarios 0.26
anyone 0.259
governments 0.259
count 0.258
cost 0.257
countless 0.257
ended 0.256
reliable 0.256
adopt 0.255
beautifully 0.254
fallen 0.25
organic 0.25
choice 0.248
roof 0.248
utilizes 0.248
communication 0.247
constraints 0.247
ladder 0.247
yards 0.247
late 0.246
permitted 0.246
runs 0.246
barely 0.245
surprised 0.245
dread 0.244
sand 0.244
dreams 0.243
informed 0.243
ink 0.242
outperforms 0.242
backgrounds 0.24
shadows 0.24
touches 0.24
apart 0.239
dogs 0.239
worry 0.239
coin 0.238
towel 0.238
country's 0.237
notice 0.237
prioritizing 0.237
reader 0.237
bay 0.236
choose 0.236
craft 0.234
efficiency 0.234
classic 0.233
hurt 0.233
neighborhoods 0.233
ordering 0.233
regulations 0.233
spoken 0.233
hint 0.232
cattle 0.231
travel 0.231
reflect 0.23
jury 0.229
role 0.228
enjoyed 0.227
truth 0.227
argued 0.226
cuisine 0.226
reading 0.226
something 0.226
correction 0.225
presence 0.225
cars 0.224
unable 0.224
sad 0.223
crew 0.222
dragon 0.221
declined 0.22
fall 0.22
transportation 0.22
treats 0.22
disagree 0.219
tied 0.219
veins 0.219
pick 0.218
past 0.217
transform 0.217
card 0.215
claimed 0.212
filled 0.212
company 0.209
dynamics 0.209
cheaper 0.208
photo 0.208
fog 0.207
guy 0.207
hero 0.207
book 0.206
exhaustion 0.206
pair 0.206
humanity 0.205
original 0.205
cities 0.202
color 0.202
adapt 0.201
experiencing 0.201
concern 0.2
conversational 0.199
grew 0.199
polish 0.199
challenges 0.198
raise 0.198
enjoy 0.197
horror 0.197
math 0.197
none 0.197
empty 0.196
suspense 0.196
universe 0.196
panel 0.194
fuels 0.193
parent 0.193
cold 0.192
missing 0.192
taxes 0.192
caught 0.191
engineer 0.191
okay 0.191
predictions 0.191
producers 0.191
considering 0.19
final 0.19
author 0.189
notices 0.189
perspective 0.189
slow 0.189
stereotypes 0.189
counting 0.188
decades 0.188
responds 0.187
row 0.187
trade 0.187
boxes 0.186
decade 0.186
rights 0.186
anybody 0.185
engage 0.185
actions 0.184
employ 0.184
character 0.183
dangerous 0.183
loan 0.183
harder 0.182
knee 0.182
remaining 0.182
unit 0.182
battery 0.181
materials 0.181
controller 0.18
manufacturers 0.18
ran 0.179
cozy 0.177
environmental 0.177
firm 0.177
politics 0.177
everyone 0.176
possession 0.176
repeat 0.176
cat 0.175
injury 0.175
concepts 0.174
essential 0.174
indicate 0.174
cigarette 0.173
balancing 0.172
educators 0.172
wrong 0.172
days 0.171
student's 0.171
properties 0.17
chart 0.168
farm 0.168
panels 0.168
educational 0.167
entity 0.167
rely 0.167
statistical 0.167
typically 0.167
finished 0.164
keep 0.164
tiny 0.164
preferences 0.163
wear 0.163
planet 0.162
flood 0.161
college 0.16
gem 0.16
pace 0.159
promise 0.159
medical 0.157
onto 0.156
challenge 0.155
facial 0.155
transformation 0.155
demonstrated 0.154
today's 0.154
occurred 0.153
asleep 0.152
relationship 0.152
curriculum 0.15
polite 0.15
rim 0.15
complaint 0.149
explore 0.148
explanation 0.147
adequate 0.146
calculation 0.146
ecosystems 0.146
formation 0.146
real 0.146
completed 0.145
smiled 0.145
wash 0.145
experience 0.144
frozen 0.144
kept 0.144
months 0.144
wrote 0.144
bridge 0.143
delicious 0.143
faced 0.143
limit 0.143
reaches 0.143
soap 0.143
subjects 0.143
ask 0.142
records 0.142
technology 0.142
harm 0.141
investigate 0.141
isolation 0.141
samples 0.141
dust 0.14
pursuit 0.139
chili 0.137
credit 0.136
mail 0.136
passengers 0.136
gate 0.134
supply 0.134
cracked 0.133
face-to-face 0.133
opened 0.133
slight 0.131
girls 0.13
drop 0.129
feel 0.129
towns 0.129
player 0.128
moral 0.127
context 0.126
draw 0.126
exactly 0.126
pages 0.126
pushing 0.126
sharp 0.126
argument 0.125
gas 0.125
speak 0.125
charming 0.124
mile 0.124
underground 0.124
wider 0.124
bring 0.123
lid 0.123
photograph 0.123
acoustic 0.122
creative 0.122
jobs 0.122
festival 0.121
grain 0.121
effectiveness 0.119
inviting 0.118
literature 0.118
agents 0.117
quarter 0.117
slightly 0.117
slipped 0.117
animal 0.115
driven 0.115
gently 0.115
newspaper 0.114
anger 0.113
interactions 0.113
interference 0.113
clothing 0.11
cultural 0.11
soil 0.11
supposed 0.11
worth 0.109
personal 0.108
mistakes 0.107
tip 0.106
touch 0.106
ultimately 0.106
hopeful 0.104
stones 0.104
restoration 0.103
settled 0.103
car 0.102
chairs 0.102
collapse 0.102
local 0.102
alive 0.101
cups 0.101
imagination 0.1
rates 0.1
reached 0.1
tapped 0.1
expensive 0.099
spoon 0.098
connection 0.097
season 0.097
warm 0.097
alone 0.096
soft 0.096
distance 0.095
glow 0.095
clip 0.094
lower 0.093
blue 0.092
foam 0.091
clusters 0.09
tomorrow 0.09
restaurant 0.089
surprise 0.089
climbed 0.088
history 0.088
moment 0.088
plan 0.088
taken 0.088
deep 0.087
sit 0.087
excellent 0.086
got 0.086
strike 0.086
examine 0.085
tank 0.085
equipment 0.083
surveys 0.083
burst 0.082
creativity 0.082
impact 0.082
crowd 0.081
field 0.081
pairs 0.081
wet 0.081
generalization 0.08
wind 0.08
formal 0.079
bill 0.078
extra 0.078
laughter 0.078
sugar 0.078
dog 0.077
reputation 0.077
tends 0.077
flat 0.075
shed 0.075
unseen 0.075
grocery 0.072
homework 0.071
resistance 0.07
living 0.068
overcome 0.068
narrow 0.067
face 0.065
methods 0.065
club 0.062
sun 0.062
boat 0.061
machine 0.061
motion 0.061
instruments 0.06
nearly 0.06
cover 0.059
long-term 0.059
robustness 0.059
networks 0.057
quality 0.057
felt 0.056
heavily 0.055
speaker 0.055
visited 0.055
blade 0.054
fake 0.054
safety 0.054
former 0.053
loose 0.053
similarity 0.053
flavor 0.052
positive 0.052
carried 0.051
says 0.051
mining 0.05
second 0.05
encryption 0.049
evaluations 0.048
looking 0.048
stronger 0.048
attention 0.046
begin 0.046
hand 0.046
partner 0.046
pile 0.046
economic 0.045
smoke 0.045
suggesting 0.045
capture 0.044
checked 0.044
effects 0.042
teaches 0.042
tickets 0.042
left 0.04
outside 0.039
professional 0.039
novel 0.038
tell 0.038
cognitive 0.037
chocolate 0.035
interviews 0.035
suggest 0.035
lead 0.034
spent 0.034
chip 0.033
crab 0.033
framework 0.033
hold 0.033
dark 0.032
figure 0.031
benefits 0.03
wait 0.03
height 0.029
reduce 0.029
consider 0.027
bond 0.026
studied 0.025
games 0.024
surprising 0.024
tried 0.024
negative 0.023
leading 0.021
ride 0.021
`,
  everyday_words: `
pity 2.652
stealing 2.01
gentlemen 1.825
organization's 1.818
beating 1.766
travelled 1.749
usefulness 1.689
mighty 1.552
colour 1.494
tab 1.455
networking 1.447
iterate 1.441
definite 1.433
selfish 1.394
arguably 1.32
fuck 1.306
presentations 1.301
interacts 1.289
indispensable 1.278
enterprise 1.276
till 1.27
amongst 1.267
sized 1.264
e-mail 1.246
winners 1.245
hotels 1.238
fucking 1.203
notified 1.185
crap 1.177
invoke 1.177
unhappy 1.177
impaired 1.176
likewise 1.176
mid 1.172
awful 1.17
marry 1.159
abnormally 1.155
wasted 1.154
afterwards 1.153
temple 1.144
respectively 1.142
animated 1.139
collaborators 1.136
centre 1.131
horrible 1.128
physiological 1.092
formally 1.085
servants 1.08
obliged 1.079
whilst 1.079
besides 1.06
demanded 1.06
ca 1.058
ill 1.051
apparently 1.046
namely 1.038
peoples 1.036
versa 1.035
bloody 1.031
comply 1.03
solemn 1.029
automation 1.009
spokesman 1.005
collectively 0.992
fairly 0.992
metabolism 0.988
coordinated 0.984
programmer 0.984
glory 0.979
awesome 0.975
offices 0.973
interfaces 0.954
satisfy 0.95
persons 0.937
subset 0.93
autoimmune 0.929
chunks 0.922
honorable 0.922
backend 0.916
sensations 0.914
binds 0.912
reporter 0.91
prisoners 0.908
married 0.904
heaven 0.901
shout 0.901
resume 0.898
abnormal 0.894
wolf 0.894
formerly 0.884
internally 0.883
diagnosed 0.878
abroad 0.877
imports 0.874
broadly 0.873
worship 0.871
suffer 0.866
deficit 0.865
defective 0.863
pleasing 0.86
forth 0.857
backed 0.856
defines 0.848
touching 0.832
annoyed 0.831
indicator 0.829
shares 0.828
etc 0.827
threatened 0.825
stabilization 0.82
regime 0.819
consisting 0.817
favourite 0.816
spite 0.816
hence 0.815
hack 0.814
smallest 0.809
woods 0.809
accumulation 0.805
faculty 0.805
tremendous 0.792
laid 0.791
wiki 0.786
bundle 0.781
programmers 0.78
travelling 0.778
dislike 0.77
transmitted 0.77
behaviour 0.769
usability 0.763
cruel 0.761
characteristic 0.76
deny 0.758
reuse 0.757
legs 0.755
stupid 0.755
theoretically 0.755
axis 0.754
grants 0.754
toolkit 0.751
prevented 0.75
damn 0.749
preventing 0.744
retained 0.744
overlapping 0.742
proprietary 0.742
destructive 0.739
provision 0.731
aircraft 0.729
retrieved 0.727
compiling 0.725
accomplish 0.722
tumor 0.72
translates 0.718
requirement 0.715
mature 0.714
putting 0.71
installing 0.706
managers 0.704
gay 0.701
associate 0.7
notifications 0.698
specification 0.693
intensive 0.691
enzymes 0.683
liberty 0.683
thus 0.683
ok 0.68
scarcely 0.672
fellows 0.668
corn 0.663
hopefully 0.662
surely 0.662
fancy 0.66
supported 0.658
severe 0.654
debug 0.651
confined 0.65
relate 0.65
dollar 0.647
induce 0.646
medium 0.641
submissions 0.639
logic 0.638
occurs 0.637
synthesis 0.635
min 0.632
sweat 0.632
en 0.631
maturation 0.628
slice 0.625
grave 0.623
lots 0.621
assuming 0.62
relation 0.619
disorders 0.618
agency 0.617
dimensional 0.617
normally 0.617
regard 0.617
correct 0.616
fetch 0.615
browsers 0.614
contraction 0.614
gotten 0.614
reproducible 0.614
interacting 0.612
spectacular 0.612
attain 0.61
bother 0.61
atom 0.609
shit 0.608
submitting 0.608
variation 0.607
bitter 0.605
extremely 0.605
filtered 0.605
ought 0.605
primitive 0.605
downloading 0.602
ios 0.6
contributors 0.599
happiness 0.597
specify 0.597
neuron 0.595
usable 0.594
certainly 0.592
waters 0.592
clicking 0.591
partnership 0.589
ranges 0.589
sponsorship 0.589
variants 0.589
luckily 0.587
milestones 0.583
stream 0.582
providers 0.581
wife 0.581
obvious 0.58
editors 0.577
inferior 0.574
precious 0.574
lungs 0.573
plasma 0.572
contributor 0.568
distribute 0.568
alert 0.565
clearly 0.564
posting 0.564
equivalent 0.563
vessels 0.562
substantially 0.561
newest 0.56
cardiac 0.559
slices 0.558
wanting 0.558
lung 0.555
incoming 0.553
magnitude 0.553
fatal 0.55
painful 0.549
analytics 0.547
specified 0.547
gross 0.546
develops 0.545
selling 0.545
wholly 0.543
assure 0.542
females 0.542
stakeholders 0.542
vastly 0.541
pray 0.54
databases 0.539
servant 0.539
tutorials 0.538
literally 0.537
winds 0.537
connects 0.536
encoded 0.535
user's 0.526
impossible 0.525
removing 0.525
marketing 0.524
lesions 0.523
semantics 0.522
agile 0.521
bind 0.521
dealt 0.52
men 0.518
destroyed 0.516
disabled 0.515
tract 0.513
edit 0.512
overview 0.51
reserves 0.51
binding 0.506
repositories 0.501
load 0.498
workflow 0.498
instant 0.496
acts 0.495
bet 0.495
tracker 0.495
removal 0.494
commonly 0.493
cortex 0.493
stimuli 0.493
execute 0.491
induced 0.49
statistics 0.49
forces 0.489
index 0.489
definitions 0.488
linking 0.488
keywords 0.487
obtain 0.487
tweet 0.487
developer 0.484
hundreds 0.484
ion 0.484
mankind 0.483
voluntary 0.483
fantastic 0.482
huge 0.48
opposed 0.48
everywhere 0.475
discussed 0.474
tooling 0.474
extend 0.473
mapping 0.472
ton 0.472
communications 0.471
faith 0.47
published 0.47
obviously 0.469
successfully 0.469
newer 0.467
indicated 0.466
observe 0.466
citizen 0.465
storing 0.465
urine 0.464
nerve 0.463
garbage 0.461
legally 0.461
attachment 0.459
localized 0.459
roadmap 0.456
outreach 0.454
earliest 0.453
fail 0.452
probably 0.452
genetically 0.448
deployed 0.447
increase 0.446
self 0.445
visualize 0.445
al 0.444
branch 0.444
crude 0.443
shipped 0.442
indeed 0.441
sufficient 0.439
melted 0.438
participated 0.438
announce 0.436
camp 0.436
flag 0.436
kill 0.434
contributing 0.433
responses 0.432
docs 0.431
inflation 0.43
jump 0.428
sector 0.428
abundant 0.427
vision 0.427
operating 0.425
plots 0.421
suppose 0.418
implements 0.416
compile 0.415
declare 0.414
vague 0.413
annoying 0.412
fly 0.412
shall 0.412
substances 0.411
golden 0.409
interesting 0.408
rude 0.408
aggression 0.407
visualization 0.406
helper 0.405
pathway 0.405
utility 0.405
disorder 0.404
browser 0.403
cheap 0.401
unknown 0.401
receptor 0.4
dashboard 0.399
dependent 0.397
realize 0.397
tissues 0.397
done 0.396
installation 0.396
canonical 0.395
affects 0.394
attack 0.39
continuously 0.39
https 0.388
improvements 0.388
added 0.387
separate 0.387
bone 0.385
non 0.385
built-in 0.384
occur 0.384
originally 0.384
elected 0.383
await 0.382
microscopic 0.382
designers 0.38
stack 0.38
upgrade 0.38
ago 0.378
proposal 0.376
thanks 0.376
searches 0.374
links 0.373
really 0.373
affect 0.372
alpha 0.371
naval 0.371
bird 0.37
pointer 0.37
add 0.369
fashion 0.369
rolling 0.369
ignorant 0.366
pictures 0.365
drug 0.364
processed 0.363
organizing 0.362
consists 0.361
genes 0.36
chemical 0.357
associated 0.356
cerebral 0.355
membership 0.355
dozens 0.354
increased 0.354
organize 0.354
updating 0.353
arbitrary 0.352
seas 0.352
separately 0.352
attendees 0.351
practically 0.351
hormones 0.35
intuitive 0.35
teams 0.349
federal 0.348
fluid 0.348
functional 0.347
membrane 0.346
mix 0.346
responsive 0.346
maintainers 0.345
removed 0.343
explicitly 0.342
nightly 0.341
paperwork 0.341
repo 0.341
compiler 0.34
encode 0.339
migrate 0.339
gov 0.338
inhibit 0.337
baby 0.336
high-level 0.335
recently 0.334
wonderful 0.334
pretty 0.333
bytes 0.332
easily 0.332
promote 0.332
syndrome 0.332
trigger 0.332
course 0.331
locations 0.331
neurons 0.331
occasions 0.331
fun 0.33
vacation 0.33
videos 0.329
infinite 0.328
metabolic 0.328
relations 0.328
beta 0.327
simulate 0.327
effort 0.326
problems 0.326
modification 0.325
onboarding 0.324
management 0.321
manner 0.321
scope 0.319
guidelines 0.317
metals 0.315
organization 0.315
milestone 0.313
consuming 0.311
ecosystem 0.311
granted 0.311
automatically 0.31
implementations 0.31
tissue 0.31
poor 0.309
targets 0.309
holidays 0.308
producing 0.308
simple 0.308
kidney 0.307
discount 0.306
large 0.306
skeletal 0.304
iteration 0.301
aka 0.3
campaign 0.299
collector 0.299
database 0.299
hormone 0.298
channel 0.296
programs 0.296
interactive 0.295
spinal 0.292
shiny 0.29
tracking 0.289
defined 0.287
implemented 0.287
startup 0.286
constants 0.284
guarantee 0.283
percentage 0.283
completely 0.281
provisions 0.281
announcement 0.28
completion 0.28
instances 0.28
born 0.279
acids 0.276
posted 0.276
developers 0.275
generally 0.275
native 0.275
posts 0.275
suggested 0.275
automate 0.274
core 0.274
greatest 0.274
locally 0.274
proteins 0.274
regressions 0.274
wise 0.274
molecules 0.273
wish 0.273
deleted 0.272
therefore 0.272
binaries 0.271
sending 0.269
continuing 0.268
called 0.267
conferences 0.266
bug 0.263
sufficiently 0.263
well 0.263
encoding 0.262
mentioning 0.261
signed 0.261
philosophy 0.26
clearance 0.259
generator 0.259
refer 0.259
embedded 0.258
special 0.258
user 0.258
give 0.257
desktop 0.255
helping 0.255
compatibility 0.254
hosting 0.254
quote 0.254
absolutely 0.253
breast 0.253
formed 0.253
man's 0.253
modules 0.253
nucleus 0.252
pin 0.252
appropriately 0.249
format 0.248
prayer 0.248
relates 0.247
snapshot 0.247
feature 0.246
hosted 0.246
foo 0.245
prototype 0.245
allow 0.244
performed 0.243
blocks 0.242
purchased 0.242
solid 0.242
actually 0.241
extent 0.241
metadata 0.241
lot 0.24
protocol 0.235
controlling 0.233
ideals 0.232
causing 0.231
major 0.231
types 0.231
minimal 0.23
interact 0.229
battle 0.228
biggest 0.228
business 0.228
except 0.228
receptors 0.228
sure 0.228
cell 0.227
continually 0.227
logo 0.227
pull 0.226
day-to-day 0.225
launching 0.225
visibility 0.225
custom 0.223
documentation 0.223
talking 0.223
unless 0.222
basis 0.221
search 0.221
muscle 0.22
sponsor 0.22
stats 0.22
interfere 0.219
country 0.218
export 0.218
problem 0.217
conduct 0.216
efforts 0.216
object 0.215
sync 0.215
developing 0.214
sometimes 0.214
type 0.214
shortly 0.211
site 0.211
metric 0.21
point 0.21
office 0.209
proceed 0.209
test 0.209
active 0.208
greatly 0.207
releases 0.207
vs 0.206
implementation 0.205
evaluated 0.204
fat 0.203
gene 0.203
relevant 0.203
cancer 0.202
getting 0.202
variable 0.202
activation 0.201
announcing 0.2
keyword 0.2
proceeded 0.2
virtue 0.2
website 0.2
pass 0.198
listed 0.196
see 0.196
assert 0.195
classical 0.195
appropriate 0.192
genetic 0.192
exception 0.19
tests 0.19
define 0.189
attend 0.188
building 0.188
nested 0.188
follow 0.187
mainly 0.187
metrics 0.187
example 0.185
general 0.184
released 0.184
result 0.184
entering 0.183
library 0.181
civilization 0.18
consequently 0.18
backwards 0.179
mass 0.179
endpoint 0.178
users 0.178
great 0.177
receiver 0.176
dev 0.175
activate 0.174
memory 0.174
network 0.174
couple 0.172
projects 0.17
pure 0.17
curves 0.169
religion 0.169
adopted 0.168
latter 0.168
open-source 0.167
calling 0.166
libraries 0.166
components 0.163
electron 0.163
programming 0.163
race 0.163
console 0.162
domain 0.162
manually 0.162
server 0.162
services 0.162
contrary 0.161
trait 0.161
function 0.16
fact 0.159
mechanisms 0.159
target 0.159
development 0.158
processes 0.158
represented 0.158
versions 0.158
convert 0.157
cease 0.156
consist 0.156
races 0.155
sections 0.155
resulted 0.154
employed 0.153
underlying 0.153
content 0.152
input 0.151
patches 0.151
phase 0.151
below 0.15
tags 0.15
verification 0.15
binary 0.149
cascade 0.149
hydrogen 0.149
image 0.149
accepting 0.148
extract 0.148
js 0.148
customization 0.146
packages 0.146
thread 0.146
geographic 0.145
nodes 0.145
sex 0.144
cord 0.143
security 0.143
values 0.143
brand 0.142
organizations 0.142
conference 0.141
forum 0.141
powers 0.139
install 0.138
treaty 0.138
drugs 0.137
chromosome 0.135
command 0.134
release 0.134
contents 0.133
calls 0.131
code 0.13
bit 0.129
default 0.129
exam 0.129
expect 0.129
run 0.129
smart 0.129
cloud 0.128
io 0.127
changes 0.126
consciousness 0.126
updated 0.125
working 0.125
compilation 0.124
war 0.124
construct 0.123
doc 0.122
easiest 0.122
nowadays 0.122
project 0.122
satisfied 0.122
perform 0.121
standard 0.12
basic 0.119
get 0.119
wrapping 0.119
cache 0.118
enter 0.118
expects 0.118
produced 0.118
targeted 0.117
accept 0.116
component 0.116
males 0.116
receive 0.116
apparent 0.115
common 0.115
computing 0.115
continue 0.115
evil 0.115
neat 0.115
mentoring 0.114
sexual 0.113
regular 0.112
markers 0.111
org 0.111
localization 0.11
loses 0.11
mean 0.11
previous 0.11
web 0.109
protein 0.108
software 0.108
orientation 0.106
program 0.106
dealing 0.105
prove 0.103
nerves 0.101
properly 0.101
scripts 0.101
application 0.1
collaborating 0.1
macro 0.1
received 0.1
stable 0.1
post 0.099
referred 0.098
syntax 0.098
case 0.097
government 0.097
parts 0.097
troubles 0.097
goal 0.095
virtual 0.095
easy 0.094
intent 0.094
similar 0.093
task 0.093
leaders 0.091
amount 0.09
codebase 0.09
broad 0.089
discussion 0.089
feedback 0.088
initiative 0.088
theme 0.088
using 0.088
implicit 0.087
required 0.087
global 0.085
proper 0.085
basically 0.084
blocked 0.084
event 0.084
community 0.083
dependencies 0.083
package 0.083
want 0.083
easier 0.081
largest 0.08
subscribe 0.079
use 0.079
errors 0.078
important 0.077
governance 0.076
connected 0.075
prior 0.075
speculation 0.074
accomplished 0.073
source 0.073
communicate 0.072
implement 0.072
lucky 0.072
registry 0.072
master 0.071
collect 0.07
information 0.07
directed 0.069
string 0.069
token 0.069
variables 0.069
mission 0.068
storage 0.068
purely 0.067
purposes 0.067
adding 0.066
exceptions 0.066
foundation 0.065
parallel 0.064
scenario 0.064
form 0.063
useful 0.063
query 0.062
lazy 0.061
publish 0.061
reference 0.061
version 0.061
relatively 0.06
request 0.059
somewhat 0.058
collaborative 0.057
comments 0.056
writer 0.055
desirable 0.054
majority 0.054
bugs 0.053
cells 0.053
immune 0.053
stored 0.053
support 0.053
additional 0.051
combined 0.05
discussions 0.05
functions 0.05
electrons 0.049
cannot 0.048
excited 0.048
setup 0.047
allowed 0.046
atoms 0.046
data 0.044
foreign 0.044
submitted 0.044
venture 0.044
labels 0.043
map 0.043
term 0.043
able 0.042
organs 0.041
fork 0.039
requests 0.039
info 0.038
dictionary 0.037
used 0.037
chance 0.036
team 0.036
enhancements 0.034
fundamental 0.033
kernel 0.032
previously 0.031
definitely 0.03
world's 0.03
brain 0.028
module 0.028
today 0.028
troops 0.028
languages 0.027
client 0.026
publication 0.026
hash 0.025
transactions 0.025
servers 0.024
strings 0.024
branches 0.023
meaning 0.023
soon 0.022
big 0.02
includes 0.02
`,
  function_words: `
nor -0.787
despite 0.678
via -0.495
neither 0.432
within 0.425
whom -0.338
that's 0.329
very -0.279
whether 0.276
having -0.255
it's 0.24
among 0.234
however 0.215
did -0.212
either -0.206
upon -0.202
here -0.187
every 0.176
never -0.168
now -0.168
being -0.163
am -0.157
down -0.156
without 0.155
although 0.153
though -0.153
along 0.151
each 0.149
again -0.148
only -0.147
still 0.145
other -0.141
rather 0.132
all -0.124
often 0.121
away -0.12
beyond 0.117
its 0.117
own 0.116
must -0.111
after -0.107
during 0.106
so -0.105
where 0.105
do -0.1
does -0.097
should -0.094
back 0.091
until -0.091
per -0.09
have -0.089
whose -0.089
into -0.085
who 0.084
few -0.082
ever -0.079
then -0.078
since 0.076
such 0.076
through 0.075
when -0.074
might 0.07
why -0.069
there -0.067
could 0.065
no -0.065
another -0.064
was -0.063
not -0.06
about 0.058
but -0.057
how -0.055
will -0.055
one 0.053
several 0.053
had -0.051
some -0.051
while -0.051
against 0.047
both 0.047
doing 0.047
same -0.047
can 0.046
much -0.046
he -0.044
those -0.044
once 0.043
between 0.039
more -0.039
them 0.039
else 0.038
her 0.036
over 0.036
are -0.035
from -0.033
in -0.033
than -0.032
under -0.032
their 0.031
yet 0.03
too 0.029
towards -0.027
been 0.026
less -0.026
of -0.026
most 0.025
because 0.024
for -0.024
any 0.023
as -0.022
that 0.022
she 0.021
what 0.02
`,
  machine_phrasing: `
eager to 1.404
noticed a 1.402
making them 1.396
it's like 1.393
anyone looking 1.373
solely on 1.364
a figure 1.362
feeling a 1.296
set out 1.262
revealed that 1.259
a hand 1.251
this can lead 1.238
and drive 1.233
is both 1.164
due to their 1.157
begin with 1.152
if there's 1.152
that require 1.133
ensures that 1.121
the chaos 1.121
address this issue 1.101
six months 1.073
what would 1.069
a product 1.066
language model 1.063
would likely 1.063
this allows 1.051
and we'll 1.048
it's worth 1.03
story is 1.03
was already 1.012
of excitement 1.011
a genuine 1.003
that had been 0.991
connect with 0.975
our results 0.974
reminder of 0.973
a broader 0.971
her voice 0.967
a note 0.96
to mitigate 0.952
is important to 0.95
it is important 0.941
in this study 0.939
who knows 0.937
struggle with 0.935
a profound 0.93
the power of 0.93
a valuable 0.929
them the 0.918
that her 0.917
as though 0.916
depth and 0.914
a positive 0.901
with two 0.899
it is essential 0.898
around them 0.896
a testament to 0.893
insight into 0.893
of community 0.884
it again 0.881
there's no 0.881
the world around 0.876
a faint 0.874
thought about 0.864
blend of 0.858
love for 0.856
aim to 0.852
plans to 0.847
and i've 0.843
people may 0.842
advancements in 0.841
does the 0.841
don't need 0.841
behind a 0.839
would you 0.838
our experiments 0.831
the way for 0.829
care of 0.828
law enforcement 0.827
into her 0.823
their actions 0.821
a delightful 0.815
tell us 0.815
valuable insights 0.814
the details 0.805
you'd like 0.805
the narrative 0.803
a distant 0.797
could also 0.79
offer a 0.784
in person 0.782
share a 0.778
and your 0.76
a line 0.75
known for 0.75
a testament 0.746
individuals to 0.745
and there's 0.743
would also 0.743
the emotional 0.741
these findings 0.741
the title 0.739
to overcome 0.739
a habit 0.733
and attentive 0.733
even when 0.733
with something 0.732
highlights the 0.731
significance of 0.731
three years 0.731
for anyone 0.73
between different 0.728
her mind 0.727
and ask 0.724
the authors 0.721
a man who 0.716
had always 0.716
and each 0.713
can provide 0.712
before you 0.71
reminder of the 0.71
a hidden 0.708
high school 0.703
low and 0.703
a brief 0.696
something else 0.695
our study 0.694
about that 0.684
a vital 0.681
safety and 0.681
studies have 0.681
their faces 0.68
aim for 0.678
and water 0.678
allowing for 0.676
following a 0.674
this article 0.668
students who 0.666
determined to 0.664
for something 0.663
while maintaining 0.663
power and 0.662
take it 0.662
leave a 0.66
a mix of 0.659
to assess 0.659
if your 0.656
success in 0.656
it felt 0.655
recognize that 0.655
them with 0.655
they often 0.655
a study 0.653
the region 0.652
this study 0.644
with a sense 0.644
the gap 0.642
stood there 0.64
the village 0.64
a reason 0.639
far more 0.638
a vast 0.637
for someone 0.637
for further 0.635
the evening 0.634
making it 0.632
novel approach 0.632
connection to 0.63
challenge of 0.629
world around 0.629
around a 0.628
care for 0.628
short of 0.628
to listen 0.628
to uncover 0.625
a novel approach 0.62
effectiveness of our 0.62
insights into the 0.619
new things 0.619
them as 0.619
when you're 0.618
is worth 0.617
a deep 0.616
a reminder 0.616
someone to 0.615
act of 0.612
if you're looking 0.611
to its 0.61
it can also 0.608
arrived at 0.605
many times 0.605
understand that 0.603
the implications 0.602
may not have 0.601
a constant 0.598
tool for 0.597
examine the 0.596
in them 0.595
testament to 0.594
the prompt 0.592
a comprehensive 0.59
and you'll 0.588
for future 0.588
tied to 0.588
she couldn't 0.587
recommend this 0.585
the consequences of 0.584
ask for 0.583
capture the 0.581
learned to 0.579
light on 0.579
after that 0.577
her hands 0.577
happy to 0.575
invest in 0.575
methods for 0.573
three days 0.573
a former 0.572
or at 0.569
he felt 0.566
offers a 0.566
is difficult 0.565
the plan 0.564
the shadows 0.563
dark and 0.562
explore the 0.562
the food is 0.56
more expensive 0.559
how it 0.553
with no 0.553
warm and 0.552
a conversation 0.55
whether to 0.549
engaging in 0.545
keep up 0.545
the consequences 0.545
the study 0.545
to experience 0.544
is crucial 0.542
me for 0.54
he had been 0.538
first and 0.537
is likely to 0.537
in some cases 0.534
investigate the 0.533
amidst the 0.527
and may 0.527
public health 0.527
a form 0.524
effect on 0.524
he couldn't 0.524
in there 0.524
light and 0.524
thank you for 0.524
you're looking for 0.524
how a 0.522
than you 0.517
set the 0.516
her a 0.515
critical thinking 0.514
you for 0.514
you had 0.514
managed to 0.513
a secret 0.51
a pair of 0.509
influenced by 0.508
beneath the 0.507
with only 0.507
didn't know 0.506
a symbol of 0.505
each one 0.505
the quiet 0.505
to someone 0.504
though it 0.503
you're not 0.501
a mix 0.5
scent of 0.5
and found 0.498
four years 0.498
driven by 0.497
insights into 0.497
the significance of 0.495
with others 0.495
a source 0.494
the answer 0.492
to create a 0.492
can feel 0.491
adapt to 0.49
tell you 0.49
and emotional 0.489
to trust 0.489
while others 0.489
difference in 0.488
believe that the 0.487
feel a 0.487
education and 0.485
some cases 0.484
stay in 0.484
be difficult 0.483
may have been 0.483
one in 0.483
the accuracy 0.482
the next day 0.482
told her 0.481
if it's 0.479
it doesn't 0.479
the chance to 0.478
its potential 0.477
the ship 0.476
the smell of 0.475
a promising 0.471
from her 0.471
mix of 0.471
but there was 0.47
the company 0.47
has the potential 0.467
the mirror 0.467
me in 0.465
method for 0.465
to address 0.464
a strange 0.462
you're looking 0.462
drawn to 0.461
felt like 0.46
let the 0.459
and provide 0.458
by the time 0.457
research has 0.456
the thing 0.456
and i'm 0.455
a sudden 0.454
as if the 0.453
the concept 0.452
the price of 0.452
this method 0.451
and her 0.45
in three 0.45
to a more 0.45
has never 0.449
of social 0.449
highly recommend 0.448
results show 0.448
the relationship between 0.447
the weight of 0.447
there's a 0.447
the rain 0.445
two weeks 0.444
argued that 0.443
our understanding 0.443
serve as a 0.442
within a 0.441
received a 0.44
there may 0.44
it did 0.439
reached for 0.439
to enjoy 0.439
implications of 0.436
the loss 0.436
the kind 0.434
the cause 0.433
the technology 0.432
the audience 0.43
you've got 0.429
the sea 0.426
to begin 0.426
looked up 0.425
about her 0.423
felt a 0.423
would allow 0.423
the results 0.422
the evidence 0.421
that their 0.419
while some 0.417
came in 0.416
room for 0.416
symbol of 0.411
the potential to 0.411
to address this 0.411
in various 0.41
because there 0.409
by the end 0.408
prone to 0.408
results show that 0.408
and that the 0.407
models that 0.403
was like 0.403
approach is 0.402
grew up 0.402
which can 0.402
a sharp 0.401
offered a 0.401
the natural 0.401
food and 0.4
at it 0.398
our findings 0.398
the kitchen 0.398
used to be 0.398
and two 0.397
plays a 0.397
one who 0.396
a month 0.394
help but 0.394
on her 0.394
benefit from 0.393
in conclusion 0.393
offering a 0.393
sign of 0.393
the local 0.393
highlighting the 0.392
thank you 0.39
you know 0.39
the media 0.389
what happened 0.389
it wasn't 0.388
next time 0.385
the truth 0.385
address this 0.384
know how to 0.383
than they 0.383
the risk of 0.383
this approach 0.383
lost in 0.382
but then 0.381
knowledge of 0.381
last night 0.381
older people 0.381
friendly and 0.38
appreciate the 0.379
a means 0.377
leading to a 0.375
a third 0.374
attention to detail 0.373
a significant 0.372
and made 0.372
the statement 0.371
also help 0.37
but a 0.369
are often 0.368
returned to 0.368
to engage 0.368
was about 0.368
the product 0.367
efficient and 0.366
in the second 0.366
a lack 0.365
day and 0.364
and human 0.363
at your 0.362
for students 0.362
to detect 0.362
each time 0.361
more effective 0.361
serves as 0.361
the staff 0.36
in the back 0.358
turned to 0.358
ever since 0.357
shown to 0.357
the quality of 0.357
the city's 0.356
learning to 0.354
did it 0.351
indicate that 0.351
rather than 0.351
the green 0.351
think it's 0.351
understanding of the 0.351
balance between 0.349
you a 0.349
address the 0.348
between them 0.348
has made 0.348
the quality 0.346
can't be 0.345
designed to 0.344
with it 0.344
a difference 0.343
potential of 0.341
consequences of 0.34
for two 0.34
the other hand 0.339
crucial for 0.338
fails to 0.338
his hands 0.338
told me 0.338
we aim 0.338
a table 0.337
to return 0.337
and reduce 0.335
on its 0.335
what if 0.335
her eyes 0.333
the significance 0.333
to consider 0.333
understanding and 0.333
artificial intelligence 0.332
providing a 0.332
to survive 0.33
about to 0.328
a crucial 0.325
if you're 0.325
led by 0.325
propose a new 0.325
our approach 0.324
and keep 0.323
pair of 0.322
price of 0.322
forms of 0.319
knew that 0.319
let me 0.319
the sun 0.319
it out 0.317
one another 0.317
is that it 0.316
the importance of 0.316
a personal 0.315
came from 0.315
relationship between 0.314
serve as 0.314
she has 0.314
he didn't 0.313
learn to 0.313
the physical 0.313
those in 0.313
like a 0.312
there may be 0.312
we investigate the 0.312
aims to 0.311
the woman 0.31
where it 0.31
my face 0.309
balance of 0.308
time with 0.308
begins to 0.307
for years 0.307
impact on 0.307
a pair 0.306
approach for 0.306
if you've 0.306
place where 0.306
a lack of 0.305
found a 0.304
implications for 0.303
down on 0.302
it for 0.302
said that 0.302
that had 0.3
cost of 0.299
to detail 0.299
efficiency of 0.297
essential for 0.296
skills and 0.294
weight of 0.294
on me 0.293
where a 0.292
one hand 0.291
this could 0.291
a form of 0.29
she asked 0.29
to raise 0.289
and the potential 0.288
her own 0.288
may not be 0.288
it's about 0.286
isn't a 0.285
friends and family 0.284
idea that 0.283
she didn't 0.283
of knowledge 0.281
see it 0.281
the horizon 0.281
and has 0.28
the old 0.28
knowledge and 0.279
relies on 0.279
a day 0.278
issue of 0.278
shown that 0.278
to travel 0.278
understanding of 0.278
a sense 0.277
and take 0.277
have become 0.276
point to 0.276
came to 0.275
come up 0.275
risk of 0.275
that no 0.275
the area 0.275
the importance 0.275
a sense of 0.274
and he 0.274
whether it 0.274
the planet 0.272
it's a 0.271
on saturday 0.271
the ghost 0.271
against the 0.27
the book 0.27
to ask 0.269
more efficient 0.268
the atmosphere 0.267
consistent with 0.266
despite the 0.266
in the face 0.263
it comes 0.263
the sound 0.263
the weight 0.263
understanding the 0.263
these models 0.262
a woman 0.261
allows us 0.261
allows for 0.26
this can 0.26
the one 0.258
are more likely 0.257
struggle to 0.256
the library 0.255
a small 0.254
someone else 0.254
can tell 0.253
in today's 0.253
longer than 0.253
can help to 0.252
potential to 0.252
the weather 0.252
to fully 0.251
of something 0.25
that she 0.25
with their 0.25
evidence of 0.248
love to 0.247
a more 0.246
and a 0.246
back on 0.246
along the 0.245
it off 0.245
of it 0.245
a place 0.244
them a 0.244
you for your 0.244
a single 0.243
the phone 0.243
a lifetime 0.242
on various 0.242
to both 0.242
such as 0.241
suggest that 0.24
presents a 0.237
the decision 0.235
the thought 0.235
quality of 0.233
sense of 0.233
and an 0.232
what to 0.232
wide range 0.232
demonstrate the effectiveness 0.229
feels like 0.229
the stars 0.229
unable to 0.228
his eyes 0.227
out that 0.227
the original 0.227
couldn't help 0.226
the environment 0.226
she saw 0.222
the restaurant 0.222
role in the 0.221
a great deal 0.22
on tuesday 0.219
the road 0.217
to adapt 0.217
had already 0.216
the effectiveness of 0.216
young people 0.216
up on 0.215
climate change 0.214
keep the 0.214
to navigate 0.213
and i had 0.212
the experience 0.212
you were 0.212
after a 0.211
and left 0.211
at an 0.211
harder to 0.211
the model 0.211
me to 0.21
of them 0.21
that it 0.21
the traditional 0.209
about their 0.207
suggesting that 0.207
a wide range 0.206
allows students 0.206
the effectiveness 0.206
found myself 0.204
wide range of 0.203
and they 0.2
explores the 0.2
the lower 0.2
crucial to 0.199
didn't want 0.199
allows us to 0.197
and you can 0.197
importance of 0.197
of four 0.197
about it 0.196
can help 0.195
could lead 0.195
depend on 0.195
lead to a 0.195
show that the 0.195
the risk 0.195
whether the 0.195
for everyone 0.194
for her 0.194
the face of 0.194
give up 0.193
impact of 0.193
our method 0.193
a car 0.192
has led 0.192
the edge 0.192
the wrong 0.192
and potential 0.191
if you'd 0.191
source of 0.189
that it was 0.189
effectiveness of 0.188
the film 0.188
the paper 0.188
a growing 0.187
can lead 0.187
feel like 0.187
can lead to 0.186
believe that 0.185
have found 0.185
selection of 0.185
had never 0.183
smell of 0.183
come out 0.182
service was 0.182
the potential 0.182
on sunday 0.181
people to 0.181
to study 0.181
and family 0.179
serves as a 0.178
what it 0.178
a family 0.177
an extra 0.177
contributes to 0.177
could lead to 0.177
stood in 0.177
looking for a 0.176
and it 0.175
our understanding of 0.175
the balance 0.174
would be a 0.174
recent years 0.173
the article 0.173
in recent years 0.172
it as a 0.172
an hour 0.171
toward the 0.171
be more 0.17
great deal 0.17
couldn't help but 0.169
had a 0.168
it back 0.168
neural network 0.168
to say 0.168
a second 0.167
to predict 0.167
when it 0.167
anyone who 0.166
approach that 0.165
while a 0.165
and understanding 0.164
crucial role in 0.164
for its 0.162
got a 0.162
he told 0.162
none of 0.161
a compelling 0.16
on mars 0.16
the city 0.16
and knowledge 0.159
a crucial role 0.158
and one 0.158
the second 0.158
more likely 0.157
the story 0.157
reached the 0.156
years old 0.156
to explore 0.155
which can lead 0.155
food is 0.154
the smell 0.154
through a 0.154
every year 0.152
the dark 0.152
to hear 0.152
a half 0.148
help them 0.148
return to 0.148
each year 0.146
it on 0.146
never been 0.146
values and 0.146
continued to 0.145
the wind 0.145
near the 0.144
attention to 0.143
the complex 0.143
two of 0.143
enhance the 0.142
the challenge 0.142
if she 0.141
as if 0.14
to achieve 0.14
to capture 0.14
because it 0.139
two years 0.138
who is 0.138
picture of 0.137
the power 0.136
leave the 0.134
students to 0.134
is expected 0.133
when she 0.133
deep learning 0.132
the impact 0.132
began to 0.131
shift in 0.131
to carry 0.131
on wednesday 0.129
outside the 0.129
the camera 0.129
up in a 0.128
would have to 0.128
the moon 0.127
and no 0.126
is often 0.125
did the 0.124
ensuring that 0.124
the club 0.124
a slow 0.122
than a 0.122
a smile 0.121
in two 0.12
with a 0.119
and you 0.118
the window 0.118
rely on 0.117
his own 0.116
limitations of 0.116
a soft 0.115
a unique 0.115
other hand 0.115
it's the 0.112
made it 0.112
tried to 0.112
in the area 0.111
know how 0.111
while i 0.111
leading to 0.11
a hundred 0.107
not always 0.107
seemed to 0.107
this paper 0.107
a face 0.106
she had 0.106
the car 0.105
the cost 0.105
who has 0.105
told him 0.104
models and 0.103
they may 0.103
during a 0.102
one of them 0.102
is expected to 0.101
the night 0.101
what she 0.1
for several 0.099
the remaining 0.097
more likely to 0.096
stability and 0.096
to her 0.096
the field 0.095
or a 0.094
you're a 0.094
potential for 0.093
true that 0.093
we evaluate 0.093
made a 0.092
someone who 0.092
the impact of 0.092
the two 0.092
my hands 0.091
the fish 0.091
it was a 0.09
neural networks 0.09
on a 0.09
looking for 0.089
was always 0.089
expected to 0.088
to stay 0.088
to everyone 0.087
engage in 0.085
the edge of 0.085
years and 0.085
before the 0.084
the journey 0.084
him with 0.083
in life 0.083
reduce the 0.083
the benefits 0.082
the water 0.082
it could 0.081
supposed to 0.081
may also 0.079
proposed method 0.079
role in 0.079
that these 0.079
the feeling 0.079
the words 0.079
no one 0.078
the morning 0.078
to remain 0.078
what was 0.078
a symbol 0.076
likely to 0.076
the silence 0.076
between the two 0.075
the high 0.075
has shown 0.074
found the 0.073
his face 0.073
in my opinion 0.072
the stage 0.072
was a 0.072
what do you 0.072
a book 0.071
those who 0.071
to engage in 0.068
we investigate 0.068
this essay 0.067
who had 0.067
found that 0.066
had been 0.066
the town 0.066
with her 0.066
the board 0.065
a slight 0.063
then it 0.063
they also 0.063
through the 0.061
a sign 0.059
difficult to 0.059
had been a 0.059
most of 0.059
by providing 0.058
to feel 0.058
to stop 0.058
a diverse 0.057
half of the 0.057
the season 0.056
a quiet 0.055
the relationship 0.054
layer of 0.053
a time 0.052
behind the 0.05
from its 0.05
with friends 0.05
at a time 0.049
while the 0.048
glad to 0.047
on thursday 0.047
the third 0.047
then a 0.047
in my 0.046
on the other 0.046
this paper presents 0.045
at a 0.044
highlight the 0.042
they had 0.042
the challenges 0.041
performance on 0.039
the chicken 0.038
how many 0.037
tends to 0.037
and said 0.036
is essential for 0.036
to explain 0.036
impact on the 0.035
failed to 0.034
the wall 0.034
they were 0.034
they could 0.033
more than 0.032
rather than a 0.032
that my 0.032
you look 0.031
argue that 0.03
of each 0.03
accuracy of 0.029
of natural 0.028
a shared 0.027
and it's 0.027
had seen 0.027
trained on 0.027
close to 0.025
evidence that 0.025
for a more 0.024
it took 0.022
the face 0.022
her and 0.021
looked at the 0.021
play a 0.021
`,
  human_phrasing: `
here we 1.506
the above 1.376
this and 1.311
each of these 1.304
and give 1.259
very well 1.245
as such 1.237
off of 1.237
to look at 1.237
all our 1.218
that does 1.203
and or 1.182
we used 1.167
the white 1.145
one of these 1.133
not that 1.128
to not 1.121
to which 1.092
opposed to 1.064
give me 1.057
and as 1.045
with these 1.041
community to 1.037
the conference 1.026
functions of 1.021
are so 1.02
in another 1.02
be of 1.017
not need 1.014
and women 1.011
but can 1.004
to date 1.004
problems in 0.99
we call 0.976
shown in 0.972
each of the 0.951
are working 0.946
is done 0.945
an example of 0.936
men and 0.93
because we 0.928
the many 0.927
outside of 0.922
once again 0.921
important role 0.907
this in 0.903
we wanted to 0.902
and share 0.901
very important 0.89
are interested 0.884
that when 0.876
it be 0.867
as to 0.865
this post 0.858
and yet 0.853
a user 0.846
and over 0.845
all of our 0.841
to serve 0.838
best practices 0.829
is to be 0.821
if this 0.82
must not 0.82
for more information 0.819
or not 0.818
getting a 0.817
state of the 0.804
sign up 0.798
and which 0.783
to fight 0.782
of the new 0.781
is a very 0.778
the help 0.77
of more 0.766
the men 0.764
but that 0.763
for it 0.763
programming language 0.763
now have 0.759
of questions 0.758
then the 0.754
little bit 0.753
see how 0.752
in practice 0.751
that means 0.751
as it is 0.749
via a 0.749
new features 0.748
together with 0.743
an increase 0.736
as with 0.735
together to 0.733
that as 0.732
have ever 0.729
over to 0.729
the ground 0.728
of course 0.726
to put 0.725
we see 0.725
the normal 0.724
chance of 0.723
add to 0.722
learn how 0.721
via the 0.72
why we 0.72
could not 0.718
improvements to 0.715
the previous 0.715
work to 0.713
same thing 0.711
all of the 0.708
and of 0.707
respect to 0.706
we show 0.705
is required 0.699
will see 0.696
to have the 0.694
contains a 0.693
is actually 0.692
how i 0.689
to increase 0.688
am i 0.687
and also 0.687
at its 0.687
the changes 0.687
they all 0.686
was originally 0.686
a much 0.679
be sure 0.678
no other 0.677
here and 0.675
now that 0.674
have to be 0.673
access to the 0.672
copy of 0.672
so it 0.671
a high 0.67
prior to 0.67
were to 0.668
when they are 0.667
see that 0.666
go to 0.665
will be a 0.664
many other 0.661
problems with 0.658
are to 0.652
difference between 0.652
there has been 0.651
is for 0.648
on these 0.646
lot more 0.64
and we are 0.639
involved in the 0.636
would say 0.635
an example 0.634
and thus 0.632
any of the 0.632
be so 0.631
things are 0.626
are in the 0.624
will get 0.623
we shall 0.622
as our 0.618
that in the 0.612
a government 0.611
a little bit 0.611
information in 0.611
the federal government 0.611
the problems 0.61
are made 0.609
in more 0.609
there is a 0.605
do anything 0.604
now and 0.604
doesn't have 0.599
think it 0.597
for this 0.592
who can 0.592
lots of 0.591
we just 0.586
a result of 0.584
the great 0.583
we have been 0.582
following the 0.581
we use 0.581
code for 0.578
federal government 0.578
get involved 0.577
use the 0.577
sure you 0.576
of such 0.572
ought to 0.571
and only 0.57
create the 0.57
versions of 0.567
the present 0.563
the major 0.562
how can 0.561
if not 0.561
this point 0.56
to these 0.558
the tools 0.557
he will 0.553
in other 0.553
with respect to 0.553
are used 0.55
to you 0.55
by one 0.547
but are 0.545
is great 0.545
are in 0.544
is not a 0.543
we did 0.543
an important 0.542
of all 0.541
to play 0.538
not to be 0.537
can now 0.535
do a 0.535
our first 0.533
very much 0.532
it will be 0.529
to help the 0.529
but if 0.528
can not 0.528
every time 0.527
to produce 0.527
a lot more 0.526
at that 0.526
a huge 0.525
first step 0.524
solve the 0.518
then we 0.517
so we 0.516
with which 0.516
provide the 0.514
time the 0.514
is it 0.513
this question 0.513
and our 0.51
with all the 0.508
be done 0.507
the nation 0.507
control of 0.506
a quick 0.505
the reason 0.505
the same thing 0.501
of several 0.5
in and 0.499
while we 0.498
a problem 0.497
from our 0.497
provided by 0.497
go to the 0.496
just like 0.496
only for 0.496
to test 0.496
sent to 0.495
the average 0.495
of things 0.491
as we 0.49
down the 0.49
found in the 0.49
can go 0.488
if i 0.488
you just 0.487
of interest 0.485
are no 0.484
other than 0.484
to deal with 0.483
a previous 0.481
the more 0.481
the common 0.48
and others 0.479
code that 0.478
and so 0.477
the subject 0.477
to give 0.477
of all the 0.476
in other words 0.474
one of those 0.474
have done 0.473
include the 0.473
and therefore 0.472
is so 0.472
the time of 0.472
the exact 0.471
to them 0.471
which the 0.471
the organization 0.467
be given 0.465
both in 0.463
is called 0.463
of good 0.46
wide variety of 0.46
and use 0.459
more information 0.458
such a 0.455
to that 0.455
that you have 0.453
to be able 0.453
details of 0.452
all of these 0.449
the list 0.449
this was 0.449
all your 0.448
in general 0.448
what are 0.448
out more 0.447
the very 0.447
is available 0.446
a look at 0.445
only in 0.445
used for 0.445
the war 0.444
present in 0.443
towards the 0.443
at this point 0.442
but you 0.442
this blog 0.442
and from 0.44
in particular 0.44
not to 0.44
shall be 0.44
that would be 0.44
but with 0.439
go through 0.434
help us 0.434
work in 0.434
code is 0.433
you can use 0.433
the open 0.432
are very 0.43
here in 0.43
to define 0.429
do we 0.428
few months 0.428
since the 0.428
for us to 0.427
like this 0.427
user experience 0.427
even more 0.426
not know 0.426
how do 0.424
data is 0.423
if there is 0.423
to me 0.423
a nice 0.422
being the 0.422
in such a 0.422
time of 0.42
and this 0.419
or in 0.419
talking about 0.419
don't have 0.418
this way 0.416
was to 0.416
will give 0.414
that in 0.413
to be the 0.413
which i 0.412
a general 0.411
is our 0.409
use to 0.409
we must 0.409
people that 0.408
but for 0.407
with this 0.407
out of the 0.403
so far 0.402
allows you to 0.401
and in 0.401
of the time 0.401
the fact 0.401
to all 0.401
the people 0.399
the features 0.396
this to 0.395
different from 0.394
were very 0.392
will have 0.392
you have to 0.392
at https 0.391
the appropriate 0.391
goal of 0.39
to deal 0.389
to get 0.388
see if 0.387
all the 0.385
are being 0.385
the private 0.385
by which 0.383
example of 0.383
seems to be 0.383
the target 0.383
used in the 0.382
in the last 0.381
the state of 0.381
of an 0.38
only one 0.38
as in 0.375
the function 0.375
useful for 0.375
given to 0.374
to get a 0.374
to make it 0.372
fail to 0.371
this problem 0.371
the example 0.369
the international 0.369
think that 0.369
were in 0.369
there has 0.368
a better 0.366
by this 0.365
and this is 0.364
are using 0.364
of view 0.364
that i have 0.364
all i 0.363
the office 0.363
the user 0.363
other words 0.362
we all 0.362
be at 0.361
to write 0.36
hope to 0.359
of work 0.359
area of 0.358
can see 0.358
the federal 0.358
we now 0.358
so much 0.356
deal with 0.355
is really 0.355
to make sure 0.354
as part 0.353
all that 0.352
nervous system 0.352
it is a 0.351
total of 0.351
become the 0.348
must have 0.348
the national 0.348
this release 0.348
look at 0.347
look at the 0.347
allows you 0.346
to our 0.346
get the 0.345
as i 0.344
the different 0.344
we know 0.344
be easily 0.343
how the 0.343
of that 0.343
open source 0.343
a function 0.342
so you can 0.342
that we are 0.342
the correct 0.342
in the past 0.341
to build a 0.341
check out the 0.338
course of 0.338
you can also 0.338
the language 0.337
give the 0.336
the application 0.336
issues and 0.335
is much 0.334
well as the 0.333
have an 0.332
of any 0.332
this makes 0.332
to enable 0.331
name of 0.33
just as 0.329
percentage of 0.329
member of the 0.328
have no 0.327
the body 0.326
the software 0.326
to announce 0.326
the french 0.325
to use 0.325
hundreds of 0.324
the actual 0.324
things to 0.324
the last 0.322
more details 0.321
to contribute to 0.321
few days 0.32
set up 0.32
the information 0.32
an additional 0.317
except for 0.315
the us 0.315
we decided 0.315
will need to 0.315
by some 0.314
not in 0.314
to show 0.314
this kind of 0.312
that there are 0.311
with other 0.311
in detail 0.309
to have 0.309
they will be 0.308
do something 0.306
these two 0.305
in this case 0.303
the api 0.303
in your 0.302
to save 0.302
is at 0.3
which have 0.299
support the 0.298
used the 0.298
have more 0.297
much more 0.297
a number of 0.295
code and 0.295
will do 0.295
now we 0.294
your code 0.294
and are 0.293
in this 0.293
type of 0.292
a web 0.29
to prevent 0.29
will provide 0.29
are the 0.288
as part of 0.288
release of 0.288
when you are 0.288
which you 0.288
if it is 0.286
to get the 0.286
are all 0.285
to set 0.285
on how 0.284
we decided to 0.283
be found 0.282
to use a 0.28
do to 0.278
familiar with 0.278
types of 0.278
been working 0.277
consists of 0.277
is just 0.277
being a 0.276
we are 0.273
working with 0.273
is in the 0.271
will continue 0.271
but this 0.27
is pretty 0.27
in addition to 0.269
is in 0.269
and new 0.268
give you 0.268
quite a 0.268
the american 0.268
for all 0.267
is the first 0.267
a program 0.265
going to 0.264
in which 0.264
long as 0.264
member of 0.264
can find 0.261
control the 0.26
top of 0.26
wide variety 0.26
a certain 0.259
are just 0.259
that is 0.259
implementation of 0.258
of our 0.257
we were 0.257
in which the 0.256
time is 0.256
in our 0.255
best of 0.253
of code 0.253
we will 0.253
can get 0.252
of the people 0.251
it does not 0.25
the brain 0.25
to pass 0.25
in short 0.249
attempt to 0.248
the name 0.248
you are 0.248
the standard 0.246
a wide variety 0.245
at some 0.245
not so 0.245
the name of 0.244
being used 0.243
the project 0.241
developing a 0.24
source code 0.24
that it's 0.24
get a 0.239
not have 0.239
for some 0.238
the rate 0.238
this year 0.238
a few days 0.237
study the 0.237
with many 0.237
to contribute 0.236
have made 0.235
included in 0.235
after all 0.234
depending on the 0.234
see the 0.234
just to 0.233
and not 0.231
that are 0.231
to solve 0.231
users and 0.23
but we 0.229
the basic 0.229
because of 0.228
is quite 0.228
the test 0.228
after the 0.227
as you 0.226
but not 0.225
if you are 0.225
you want to 0.225
and many 0.224
so you 0.224
the code 0.224
even though 0.223
make this 0.223
tools to 0.223
any of 0.221
done to 0.221
were able 0.221
can be found 0.22
the hard 0.22
by using 0.219
data on 0.219
from being 0.219
were able to 0.219
a lot 0.218
the type 0.218
you must 0.218
have had 0.217
if you don't 0.217
it will 0.216
many more 0.216
users to 0.215
due to the 0.213
is used 0.212
not as 0.212
you can see 0.212
will only 0.211
for us 0.21
of these 0.209
to introduce 0.209
or the 0.208
there is 0.208
for that 0.206
in any 0.206
long time 0.206
we want to 0.206
and some 0.204
he is 0.204
the type of 0.204
by default 0.203
include a 0.202
the underlying 0.202
this chapter 0.202
all over 0.201
information on 0.201
easier to 0.2
we might 0.2
but is 0.199
these changes 0.199
think of 0.197
want to 0.197
will allow 0.197
it should be 0.196
we want 0.196
hard to 0.195
it seems 0.195
result of 0.193
the uk 0.193
when we 0.193
of many 0.192
a couple 0.191
is very 0.191
of government 0.191
and more 0.189
the core 0.189
which in 0.189
point of 0.188
to search 0.188
form of 0.187
making a 0.187
but it is 0.186
make a 0.186
the change 0.186
you can find 0.186
can use 0.185
some other 0.185
know that 0.184
allowed to 0.183
work with 0.183
to do 0.181
is this 0.18
that will 0.18
improve the 0.179
to send 0.179
as long 0.178
part of the 0.178
value of 0.178
build a 0.177
if you want 0.177
there have 0.177
a tool 0.175
results in 0.175
to track 0.175
the recent 0.174
of some 0.173
of the best 0.172
with all 0.172
amount of 0.171
on that 0.171
and making 0.17
are some 0.17
in the world 0.17
affect the 0.168
in a few 0.166
we get 0.166
you would 0.166
and how 0.165
as well 0.165
and all 0.164
appears to 0.164
possible to 0.164
the country 0.164
will need 0.164
appears to be 0.163
more of 0.163
to be a 0.163
in all 0.162
to allow 0.162
are still 0.161
on github 0.161
a new 0.16
on top of 0.16
things in 0.16
a bit 0.159
and do 0.159
and i am 0.159
the largest 0.159
of those 0.157
out the 0.155
the amount 0.155
problem is 0.153
the goal of 0.153
the greater 0.153
how we 0.152
soon as 0.152
the form 0.152
the same time 0.152
they will 0.15
where you 0.15
in order 0.149
make up 0.147
like the 0.146
on all 0.146
the rest of 0.145
to build 0.145
an easy 0.144
function is 0.144
to improve 0.144
for example 0.143
to be done 0.142
is a good 0.141
more and 0.14
in such 0.139
the release of 0.139
the website 0.139
will also 0.139
one or 0.138
used in 0.138
be very 0.136
lot of 0.136
up of 0.136
a special 0.135
to work on 0.135
more and more 0.134
not all 0.134
a given 0.133
what is 0.133
work for 0.132
work on 0.132
is now 0.131
will help 0.131
the cause of 0.129
the course of 0.127
to be 0.127
a lot of 0.126
but at 0.126
but i 0.126
by our 0.126
with the 0.126
similar to 0.124
the event 0.124
will not be 0.124
and with 0.123
we don't 0.121
as soon 0.12
should be 0.12
as soon as 0.119
overview of 0.119
available for 0.118
here to 0.117
that there 0.117
the united states 0.117
this will 0.117
a really 0.116
as long as 0.116
one of the 0.116
this change 0.116
with our 0.116
a total 0.115
a few 0.113
order to 0.113
to work 0.112
have a 0.111
the basis 0.111
to participate 0.111
try to 0.111
refer to 0.109
the time 0.108
community and 0.107
they are 0.107
use this 0.107
version of 0.107
it should 0.106
will not 0.106
in order to 0.105
of other 0.104
as a result 0.103
that only 0.103
to run 0.103
where we 0.103
being able 0.102
being able to 0.102
some of 0.101
the various 0.101
of the 0.1
the work 0.099
of new 0.098
state of 0.098
changes to 0.097
rest of the 0.097
that we 0.097
all this 0.096
one of 0.096
well as 0.096
will use 0.096
class of 0.095
for the 0.095
needs to be 0.095
parts of 0.095
in some 0.094
have been 0.093
using the 0.093
a simple 0.091
and see 0.091
for each 0.091
team has 0.091
available to 0.09
the united 0.09
have any 0.089
to the 0.089
you may 0.089
to complete 0.088
used by 0.088
as it 0.087
it might be 0.087
this case 0.087
interact with 0.086
years ago 0.086
you need 0.086
list of 0.084
many of 0.083
that of 0.083
a large 0.082
added to 0.082
and in the 0.081
in addition 0.081
is all 0.081
rest of 0.08
this is the 0.08
if there 0.079
working on 0.079
only be 0.078
to make 0.078
same time 0.077
some of the 0.076
idea of 0.075
is the 0.075
is already 0.074
we can 0.074
not only 0.072
as well as 0.071
community members 0.071
on twitter 0.071
to some 0.071
a project 0.07
a result 0.07
attached to 0.07
have the 0.07
code in 0.069
having to 0.069
best to 0.068
such an 0.068
we have 0.068
members of the 0.067
in fact 0.066
in those 0.066
a number 0.065
is only 0.065
found in 0.064
have to 0.063
system is 0.062
it is 0.061
must be 0.059
the point 0.059
all of 0.058
this new 0.056
you to 0.056
each of 0.055
with some 0.055
the value 0.054
set of 0.053
the general 0.053
to help 0.053
you can 0.053
pretty much 0.052
the fact that 0.052
process of 0.051
is always 0.05
be able 0.049
support for 0.047
to promote 0.046
which they 0.046
information about 0.045
it by 0.045
we should 0.045
and other 0.044
can only 0.043
more to 0.043
but as 0.041
light of 0.041
we do 0.041
be useful 0.04
to obtain 0.04
be able to 0.039
the amount of 0.038
you have 0.038
is not 0.037
and have 0.036
changes in 0.034
point in 0.033
necessary to 0.031
fact that 0.03
for other 0.03
all those 0.029
are now 0.029
of your 0.029
be in 0.027
and is 0.025
development and 0.025
join the 0.025
to perform 0.023
is no 0.022
not a 0.022
of different 0.022
that we can 0.022
to start 0.022
available in 0.021
or more 0.021
this is not 0.021
have one 0.02
pieces of 0.02
`,
} as const;
