/** Fitted word lists: an entry and its log-odds for a use in 100 words. Sources and method stand in the model card. Written by fit.ts; change it there. */
export const fitted = {
  ai_vocabulary: `
arrives 1.731
afterward 1.363
someone's 1.226
photographs 1.167
carries 1.118
advancements 1.103
modest 1.051
quietly 1.049
lasting 1.039
nodded 1.02
additionally 0.985
routine 0.967
nobody 0.957
laughed 0.932
listeners 0.873
problem-solving 0.872
twist 0.869
genuine 0.84
impressive 0.835
offering 0.824
wrist 0.823
reveals 0.818
finds 0.814
significance 0.814
curiosity 0.797
resilience 0.791
turns 0.766
roughly 0.758
sentence 0.741
title 0.738
remarkable 0.727
deeper 0.71
residents 0.701
conversations 0.677
shelf 0.668
bench 0.662
conversation 0.647
remained 0.603
crucial 0.602
stands 0.599
pounds 0.588
pressed 0.577
relationships 0.559
recognize 0.546
mention 0.543
boots 0.541
overall 0.536
nights 0.532
reveal 0.528
lighting 0.526
prioritize 0.515
offer 0.509
prompt 0.507
shoes 0.507
narrative 0.506
faces 0.5
evidence 0.499
perspectives 0.492
city's 0.49
conventional 0.484
atmosphere 0.478
volunteer 0.477
memories 0.467
noticed 0.463
abilities 0.46
navigate 0.456
offers 0.448
readers 0.441
shift 0.439
begins 0.436
findings 0.435
shifts 0.434
sounds 0.433
struggle 0.433
weather 0.423
locked 0.422
overnight 0.42
beneath 0.417
gentle 0.402
tells 0.401
feels 0.399
depth 0.396
opens 0.395
leaving 0.393
drove 0.388
insights 0.387
valuable 0.384
beside 0.383
fewer 0.379
learns 0.371
percent 0.37
exploration 0.367
raises 0.363
finally 0.361
significant 0.36
traditional 0.359
individuals 0.357
holding 0.353
quiet 0.343
emotions 0.34
setting 0.335
remains 0.329
drive 0.328
effectively 0.327
taught 0.323
hidden 0.32
dialogue 0.312
household 0.311
afternoon 0.31
challenging 0.31
voice 0.309
doors 0.306
named 0.302
enhance 0.296
ordinary 0.291
warmth 0.29
emotional 0.288
neighbors 0.287
evening 0.286
damage 0.282
stayed 0.279
labeled 0.275
sister 0.275
weeks 0.271
drawn 0.269
healthcare 0.269
particularly 0.268
sales 0.268
furthermore 0.267
plastic 0.264
feeling 0.258
teenagers 0.257
concerns 0.256
diverse 0.254
knife 0.252
conclusion 0.25
painted 0.243
visit 0.233
month 0.232
hours 0.228
leaves 0.228
conducted 0.223
prices 0.223
recognition 0.223
someone 0.223
standing 0.221
kitchen 0.218
waiting 0.215
career 0.211
argue 0.207
schools 0.207
neighbor 0.206
vehicle 0.203
offered 0.202
implications 0.201
teacher 0.2
clean 0.198
risks 0.197
garden 0.195
spring 0.193
claim 0.182
potential 0.182
behind 0.179
turned 0.174
nearby 0.172
dinner 0.171
scene 0.171
visits 0.168
carry 0.163
classroom 0.163
understanding 0.161
began 0.16
moved 0.16
trust 0.149
consequences 0.147
techniques 0.146
light 0.139
books 0.138
lemon 0.138
arrived 0.137
seconds 0.137
parents 0.136
silence 0.124
stand 0.115
knowledge 0.113
radio 0.112
truck 0.111
families 0.109
explanations 0.107
adults 0.106
window 0.103
third 0.091
farmers 0.09
leave 0.088
miles 0.087
story 0.086
media 0.081
costs 0.079
experiences 0.073
asked 0.072
waited 0.07
sleep 0.067
insurance 0.066
night 0.06
animals 0.057
played 0.055
witness 0.053
approach 0.052
retired 0.052
meals 0.051
phones 0.049
speech 0.048
dining 0.042
natural 0.042
parking 0.041
study 0.039
student 0.037
hands 0.025
budget 0.023
paper 0.023
teachers 0.022
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
revolutionized 1.843
eagerly 1.635
sparked 1.623
shone 1.613
leans 1.562
enthusiasts 1.548
hesitate 1.508
skepticism 1.495
smoothly 1.424
watches 1.412
subpar 1.382
neon 1.373
disparities 1.352
swap 1.34
mom's 1.338
gravel 1.312
harmonious 1.292
iconic 1.285
hey 1.257
anticipated 1.252
abstract 1.244
bury 1.228
urgent 1.208
utilizing 1.181
humming 1.178
vanish 1.174
top-notch 1.139
reserved 1.138
passage 1.136
thrill 1.134
unchanged 1.127
carpet 1.115
warmly 1.115
flush 1.114
adventures 1.113
newfound 1.11
drank 1.108
dear 1.077
sister's 1.068
emphasized 1.048
gym 1.043
crafted 1.042
debates 1.034
gallery 1.034
utilized 1.03
remainder 1.009
solace 1.002
stumbled 0.999
triumph 0.997
praised 0.993
jaw 0.989
compromising 0.986
adjustment 0.975
invites 0.97
aftermath 0.969
renowned 0.968
immense 0.963
opt 0.963
etched 0.956
preparing 0.951
immersive 0.93
planted 0.925
stark 0.917
lend 0.899
succeeded 0.899
damp 0.882
skip 0.87
faintly 0.869
garage 0.868
adjusting 0.867
numerous 0.867
teamwork 0.865
chaos 0.864
shake 0.863
funeral 0.858
wears 0.858
palm 0.853
lease 0.848
lacks 0.846
inherently 0.837
rumors 0.833
exhausted 0.832
colony 0.827
exceptional 0.825
zones 0.823
unsettling 0.814
somebody 0.813
firstly 0.806
judgment 0.806
wisdom 0.796
summary 0.793
yeah 0.79
sleeve 0.789
blame 0.781
reads 0.78
drama 0.779
borrowed 0.777
documented 0.777
cooler 0.775
delayed 0.775
extends 0.775
mess 0.772
tide 0.771
sits 0.767
complaints 0.762
thoughtful 0.759
brief 0.754
decides 0.749
midnight 0.749
choosing 0.748
evident 0.748
family's 0.748
tidy 0.747
elevator 0.745
abruptly 0.743
scan 0.736
model's 0.734
restricted 0.733
gaze 0.731
tale 0.73
hinges 0.728
holds 0.728
beds 0.726
fulfillment 0.726
occasional 0.725
cleaned 0.723
disruption 0.722
marks 0.721
precise 0.72
halls 0.718
pretending 0.716
deserve 0.712
handwriting 0.711
swim 0.711
embracing 0.709
mysterious 0.699
concert 0.697
tense 0.688
printed 0.686
raising 0.685
frustrating 0.673
reflects 0.672
delightful 0.669
paragraph 0.668
timing 0.663
nevertheless 0.661
uncover 0.661
froze 0.657
upward 0.657
enjoyable 0.655
leaned 0.655
residential 0.655
rang 0.653
measuring 0.648
thanked 0.646
distraction 0.644
cousin 0.64
locals 0.637
notebook 0.635
proof 0.634
guardian 0.632
ritual 0.631
alley 0.629
witnesses 0.628
mood 0.627
sideways 0.622
assistance 0.621
narratives 0.619
bag 0.616
paused 0.616
moisture 0.612
assumes 0.606
delay 0.603
shaping 0.603
completing 0.602
appeals 0.601
sustainability 0.6
closes 0.595
sixth 0.591
hum 0.588
meters 0.588
eerie 0.58
convenient 0.578
refund 0.578
article 0.577
discipline 0.576
serves 0.574
gaps 0.571
conflict 0.57
twisted 0.569
embrace 0.566
log 0.566
password 0.566
believes 0.564
protects 0.562
planets 0.559
principal 0.559
restore 0.558
encountered 0.554
believed 0.552
rain 0.552
returning 0.551
uncertain 0.551
argues 0.549
replace 0.546
scattered 0.546
celebrate 0.545
ease 0.545
lift 0.545
kid 0.543
amidst 0.542
betrayal 0.542
drones 0.542
grateful 0.542
overly 0.542
secondly 0.542
treasure 0.539
demonstrates 0.537
setbacks 0.537
strain 0.537
well-being 0.536
determination 0.534
culinary 0.533
possibilities 0.533
educated 0.532
lit 0.531
pays 0.531
scarce 0.531
promises 0.529
spots 0.527
team's 0.526
gathering 0.525
confirm 0.523
grows 0.521
informative 0.521
lies 0.52
noon 0.518
captured 0.514
lean 0.514
thrive 0.514
wake 0.513
strangers 0.511
guilt 0.51
listened 0.51
gratitude 0.509
plot 0.509
collected 0.508
opted 0.508
fails 0.506
limitations 0.506
lacked 0.502
father's 0.501
scent 0.5
printing 0.497
phenomena 0.496
struggled 0.491
insight 0.488
habitats 0.486
truly 0.486
contributed 0.482
sold 0.481
labor 0.479
investigates 0.478
whispered 0.478
predictive 0.475
scraps 0.475
explores 0.474
generous 0.474
denied 0.468
providing 0.466
congestion 0.465
worn 0.465
advertising 0.463
jokes 0.46
ethical 0.459
pursue 0.458
incident 0.456
reasonable 0.456
simply 0.455
lie 0.454
outstanding 0.454
deck 0.453
destination 0.452
supporters 0.452
suspect 0.452
electronics 0.451
annual 0.45
dioxide 0.448
mother's 0.448
pack 0.448
angles 0.445
athletes 0.445
missed 0.445
fuel 0.442
detect 0.441
inequality 0.441
bin 0.44
assistant 0.439
poorly 0.438
volunteers 0.438
remain 0.437
venue 0.436
mad 0.434
protection 0.433
well-rounded 0.432
substantial 0.431
fragments 0.43
recorded 0.43
desk 0.429
invest 0.429
absence 0.428
alien 0.427
dad 0.426
aim 0.425
keeps 0.425
checking 0.424
prepared 0.424
designed 0.423
anyway 0.422
attentive 0.422
decision-making 0.422
laws 0.421
schedule 0.421
squad 0.421
expenses 0.42
satisfying 0.419
careful 0.415
era 0.415
sausage 0.415
falls 0.413
collective 0.412
artist 0.411
secrets 0.411
shallow 0.41
pets 0.409
reducing 0.408
estimated 0.407
warning 0.406
gloves 0.405
stay 0.404
possibility 0.403
thunder 0.402
approximately 0.401
opinions 0.4
seal 0.398
led 0.397
pulls 0.397
investigation 0.395
relaxed 0.395
safe 0.393
significantly 0.393
paid 0.392
largely 0.391
complexity 0.389
confused 0.389
holes 0.389
outweigh 0.388
coach 0.386
funding 0.386
legal 0.385
bend 0.384
knowledgeable 0.381
requested 0.381
catch 0.379
appreciate 0.378
humor 0.376
emphasize 0.375
semester 0.375
becomes 0.374
appreciation 0.373
appears 0.371
cooperative 0.369
edge 0.368
horizon 0.368
creak 0.366
interests 0.366
sooner 0.366
practical 0.36
tap 0.36
ends 0.359
sole 0.358
underneath 0.358
genre 0.357
takes 0.357
seed 0.356
cultures 0.354
options 0.354
reply 0.351
brass 0.35
political 0.35
considers 0.349
doorway 0.349
compression 0.348
tasting 0.346
chin 0.345
fence 0.345
stop 0.345
lamp 0.344
resolution 0.344
yard 0.344
stuck 0.343
ring 0.342
involving 0.34
propagation 0.34
scheduling 0.34
technological 0.34
described 0.339
worse 0.339
ads 0.338
fee 0.338
sustainable 0.337
explained 0.336
estimates 0.334
gun 0.334
mistake 0.332
reach 0.331
mask 0.33
comprehension 0.329
homes 0.329
shared 0.329
sincerely 0.329
undoubtedly 0.329
fees 0.328
deciding 0.327
employer 0.327
rushed 0.327
asks 0.326
gap 0.324
officials 0.324
contexts 0.323
investing 0.323
meant 0.323
locks 0.321
attempts 0.32
switch 0.32
gained 0.319
guns 0.319
demands 0.317
suspicion 0.317
wood 0.317
repair 0.316
spoke 0.315
beneficial 0.314
curious 0.314
entertainment 0.313
vulnerability 0.313
pad 0.311
ideally 0.31
real-world 0.31
supplied 0.31
welcoming 0.31
clues 0.309
unique 0.309
aliens 0.308
detail 0.308
extraordinary 0.308
limited 0.308
reliability 0.308
trees 0.308
ceiling 0.307
reasons 0.307
purpose 0.306
partially 0.305
sustained 0.304
deeply 0.302
essay 0.302
potentially 0.3
accounts 0.299
competition 0.298
sale 0.296
decay 0.295
lost 0.295
park 0.295
extensive 0.294
galaxy 0.294
calm 0.293
characters 0.293
goodbye 0.293
similarly 0.292
drifting 0.291
serious 0.291
adaptability 0.29
productivity 0.29
awkward 0.287
pitch 0.287
crime 0.286
grip 0.286
upstairs 0.286
equally 0.284
bike 0.283
relies 0.283
improved 0.282
debt 0.28
trend 0.28
held 0.279
patterns 0.279
broken 0.278
cake 0.278
ghost 0.278
noodles 0.278
savings 0.278
journey 0.273
seat 0.272
seemed 0.271
solo 0.27
ambiance 0.269
turning 0.268
vehicles 0.268
bilingual 0.267
pale 0.266
scenarios 0.266
folding 0.265
lack 0.265
week 0.265
identical 0.264
believe 0.262
particles 0.262
acknowledged 0.261
anyone 0.26
countless 0.26
governments 0.26
roof 0.26
bags 0.259
bored 0.259
reliable 0.258
cost 0.257
adopt 0.256
advancement 0.256
count 0.256
yards 0.255
scared 0.254
organic 0.252
constraints 0.249
beautifully 0.248
ended 0.248
permitted 0.248
choice 0.247
prioritizing 0.245
sand 0.245
ink 0.244
late 0.244
barely 0.243
apart 0.242
outperforms 0.242
surprised 0.242
utilizes 0.242
informed 0.241
shadows 0.241
backgrounds 0.24
coin 0.24
communication 0.24
fallen 0.24
towel 0.24
dogs 0.239
dreams 0.239
correction 0.237
notice 0.237
runs 0.237
spoken 0.237
worry 0.237
cattle 0.236
classic 0.236
craft 0.236
regulations 0.236
choose 0.235
efficiency 0.235
hurt 0.235
reader 0.235
bay 0.234
hint 0.234
ordering 0.234
jury 0.232
neighborhoods 0.232
grew 0.231
country's 0.23
travel 0.23
role 0.229
argued 0.228
cuisine 0.228
reading 0.228
sad 0.228
enjoyed 0.227
reflect 0.227
something 0.227
touches 0.227
presence 0.226
declined 0.225
fall 0.225
treats 0.225
cars 0.224
dragon 0.223
tied 0.223
truth 0.223
crew 0.222
transportation 0.221
unable 0.22
past 0.219
transform 0.219
veins 0.219
claimed 0.216
dread 0.216
card 0.214
fog 0.214
pick 0.213
cheaper 0.211
company 0.21
disagree 0.21
dynamics 0.21
experiencing 0.21
filled 0.21
humanity 0.208
pair 0.207
photo 0.207
conversational 0.206
original 0.206
book 0.205
caught 0.202
cities 0.202
color 0.202
exhaustion 0.202
concern 0.2
guy 0.2
polish 0.2
challenges 0.199
horror 0.199
universe 0.199
enjoy 0.198
producers 0.198
raise 0.198
suspense 0.198
parent 0.197
empty 0.196
none 0.196
adapt 0.195
fuels 0.195
math 0.195
missing 0.195
cold 0.193
counting 0.193
slow 0.193
considering 0.192
engineer 0.192
perspective 0.192
taxes 0.192
final 0.191
hero 0.191
okay 0.191
panel 0.19
author 0.189
decade 0.189
rights 0.189
boxes 0.188
employ 0.188
notices 0.188
predictions 0.187
row 0.187
decades 0.186
loan 0.185
anybody 0.183
remaining 0.183
controller 0.181
trade 0.181
unit 0.181
dangerous 0.18
ran 0.179
actions 0.178
battery 0.178
firm 0.178
harder 0.178
materials 0.178
possession 0.178
typically 0.178
stereotypes 0.177
character 0.176
everyone 0.176
repeat 0.176
cigarette 0.175
concepts 0.175
cozy 0.175
educators 0.174
environmental 0.174
days 0.173
engage 0.173
responds 0.172
injury 0.171
essential 0.17
farm 0.17
wrong 0.17
panels 0.169
politics 0.169
rely 0.169
chart 0.168
educational 0.168
knee 0.168
indicate 0.167
student's 0.167
entity 0.166
finished 0.166
gem 0.166
properties 0.166
balancing 0.165
keep 0.165
statistical 0.165
planet 0.164
preferences 0.164
today's 0.164
college 0.162
tiny 0.162
flood 0.16
rim 0.159
asleep 0.158
occurred 0.158
pace 0.158
challenge 0.157
medical 0.157
promise 0.156
onto 0.155
transformation 0.155
complaint 0.152
curriculum 0.152
explanation 0.152
relationship 0.152
manufacturers 0.151
adequate 0.15
facial 0.15
smiled 0.15
wrote 0.15
completed 0.148
explore 0.148
kept 0.147
polite 0.147
wash 0.147
cat 0.146
demonstrated 0.145
formation 0.145
harm 0.145
isolation 0.145
limit 0.145
months 0.144
bridge 0.143
experience 0.142
samples 0.142
subjects 0.142
technology 0.142
wear 0.142
ask 0.141
faced 0.141
real 0.141
dust 0.14
ecosystems 0.14
passengers 0.14
pursuit 0.14
delicious 0.139
frozen 0.139
soap 0.139
face-to-face 0.138
investigate 0.138
mail 0.138
records 0.138
credit 0.137
gate 0.136
chili 0.135
slight 0.134
supply 0.134
towns 0.134
drop 0.133
opened 0.133
lid 0.132
pushing 0.131
calculation 0.13
girls 0.13
feel 0.129
speak 0.129
moral 0.128
pages 0.128
photograph 0.128
wider 0.128
draw 0.127
exactly 0.126
gas 0.126
grain 0.126
player 0.126
reaches 0.126
sharp 0.126
argument 0.125
festival 0.125
mile 0.125
underground 0.125
creative 0.124
jobs 0.124
context 0.122
gently 0.121
effectiveness 0.12
agents 0.119
anger 0.119
bring 0.119
inviting 0.119
literature 0.119
slipped 0.119
charming 0.118
animal 0.115
driven 0.115
interference 0.114
soil 0.113
supposed 0.113
clothing 0.112
newspaper 0.112
interactions 0.111
personal 0.11
tip 0.11
cultural 0.109
worth 0.109
slightly 0.108
mistakes 0.107
stones 0.107
cups 0.106
ultimately 0.106
clip 0.105
alive 0.104
chairs 0.104
hopeful 0.104
quarter 0.104
restoration 0.104
touch 0.104
acoustic 0.103
reached 0.103
car 0.101
collapse 0.101
local 0.1
rates 0.1
settled 0.1
season 0.099
connection 0.098
expensive 0.097
cracked 0.096
alone 0.095
blue 0.095
surprise 0.095
warm 0.095
climbed 0.094
glow 0.094
lower 0.093
spoon 0.093
tomorrow 0.093
restaurant 0.092
surveys 0.092
foam 0.091
tapped 0.091
clusters 0.09
history 0.09
taken 0.089
distance 0.087
examine 0.087
excellent 0.087
plan 0.087
strike 0.087
soft 0.086
creativity 0.085
deep 0.085
moment 0.085
sit 0.085
burst 0.084
field 0.084
got 0.084
equipment 0.083
pairs 0.083
tank 0.083
wind 0.083
crowd 0.082
wet 0.082
impact 0.081
sugar 0.081
imagination 0.08
bill 0.079
grocery 0.079
extra 0.078
generalization 0.078
dog 0.077
shed 0.075
formal 0.074
homework 0.073
reputation 0.073
resistance 0.072
tends 0.072
flat 0.071
living 0.07
theoretical 0.07
unseen 0.069
overcome 0.068
methods 0.066
narrow 0.066
face 0.065
visited 0.064
club 0.063
motion 0.063
speaker 0.063
cover 0.06
laughter 0.06
machine 0.06
nearly 0.059
sun 0.059
boat 0.058
long-term 0.058
networks 0.058
quality 0.058
blade 0.057
former 0.056
felt 0.055
flavor 0.055
robustness 0.054
loose 0.053
mining 0.052
safety 0.052
encryption 0.051
instruments 0.051
second 0.051
similarity 0.051
stronger 0.051
partner 0.05
hand 0.049
says 0.049
heavily 0.048
outside 0.048
positive 0.048
suggesting 0.048
carried 0.047
looking 0.047
pile 0.047
begin 0.046
attention 0.045
smoke 0.045
capture 0.044
cognitive 0.044
effects 0.044
fake 0.044
tickets 0.044
economic 0.043
left 0.041
evaluations 0.04
interviews 0.04
tell 0.04
professional 0.039
novel 0.038
spent 0.038
teaches 0.036
suggest 0.033
chip 0.032
crab 0.032
framework 0.032
benefits 0.031
height 0.031
hold 0.031
lead 0.031
figure 0.03
reduce 0.03
studied 0.029
wait 0.028
bond 0.026
glue 0.026
negative 0.026
surprising 0.026
consider 0.025
dark 0.025
checked 0.024
games 0.024
historical 0.022
ride 0.022
fish 0.021
rent 0.021
tried 0.021
leading 0.02
`,
  everyday_words: `
pity 2.737
stealing 2.03
gentlemen 1.825
organization's 1.808
beating 1.764
travelled 1.744
usefulness 1.703
mighty 1.549
colour 1.505
tab 1.453
networking 1.449
iterate 1.431
selfish 1.426
definite 1.425
arguably 1.319
presentations 1.302
fuck 1.299
interacts 1.294
indispensable 1.276
till 1.275
enterprise 1.272
sized 1.271
amongst 1.257
e-mail 1.246
winners 1.24
hotels 1.238
fucking 1.203
notified 1.192
crap 1.183
invoke 1.176
unhappy 1.174
awful 1.173
impaired 1.171
likewise 1.17
mid 1.168
marry 1.156
abnormally 1.155
wasted 1.154
afterwards 1.152
respectively 1.14
temple 1.139
animated 1.134
centre 1.131
collaborators 1.131
horrible 1.131
formally 1.09
physiological 1.088
obliged 1.085
servants 1.08
ca 1.076
whilst 1.076
apparently 1.059
besides 1.058
demanded 1.053
ill 1.049
bloody 1.038
peoples 1.036
namely 1.034
solemn 1.029
comply 1.028
versa 1.028
automation 1.011
fairly 1.006
spokesman 1.002
collectively 0.989
metabolism 0.987
programmer 0.981
offices 0.98
coordinated 0.978
awesome 0.973
glory 0.971
interfaces 0.95
satisfy 0.945
persons 0.94
chunks 0.929
autoimmune 0.928
subset 0.926
honorable 0.92
backend 0.917
sensations 0.913
prisoners 0.907
binds 0.906
reporter 0.906
heaven 0.899
married 0.899
resume 0.899
imports 0.898
wolf 0.898
abnormal 0.891
shout 0.888
defective 0.883
formerly 0.881
broadly 0.878
abroad 0.876
diagnosed 0.875
internally 0.875
worship 0.874
forth 0.865
suffer 0.865
pleasing 0.864
deficit 0.859
indicator 0.859
backed 0.857
defines 0.844
annoyed 0.832
etc 0.83
hack 0.827
shares 0.826
stabilization 0.825
touching 0.825
threatened 0.822
regime 0.82
hence 0.814
consisting 0.812
spite 0.812
faculty 0.809
woods 0.809
smallest 0.808
favourite 0.807
accumulation 0.804
dislike 0.804
tremendous 0.793
cruel 0.786
laid 0.786
wiki 0.784
travelling 0.781
bundle 0.779
damn 0.776
programmers 0.775
behaviour 0.772
transmitted 0.766
usability 0.764
characteristic 0.761
grants 0.756
deny 0.754
legs 0.754
retained 0.754
reuse 0.753
stupid 0.753
toolkit 0.753
axis 0.751
overlapping 0.75
prevented 0.745
theoretically 0.744
preventing 0.742
proprietary 0.742
destructive 0.737
aircraft 0.73
retrieved 0.729
provision 0.727
compiling 0.722
mature 0.722
tumor 0.719
accomplish 0.718
translates 0.715
putting 0.712
requirement 0.712
notifications 0.71
managers 0.704
gay 0.702
installing 0.702
associate 0.698
specification 0.692
intensive 0.687
enzymes 0.682
liberty 0.682
thus 0.682
ok 0.681
scarcely 0.674
hopefully 0.671
fellows 0.667
fancy 0.665
corn 0.661
supported 0.655
surely 0.653
severe 0.652
confined 0.649
debug 0.649
relate 0.648
dollar 0.644
induce 0.642
submissions 0.642
medium 0.64
logic 0.636
min 0.635
occurs 0.635
synthesis 0.635
sweat 0.629
maturation 0.627
disorders 0.626
en 0.626
assuming 0.623
slice 0.622
fetch 0.62
grave 0.62
lots 0.619
agency 0.618
normally 0.617
browsers 0.616
gotten 0.616
dimensional 0.615
relation 0.615
reproducible 0.614
contraction 0.613
correct 0.612
filtered 0.611
atom 0.609
interacting 0.609
attain 0.608
bitter 0.608
regard 0.608
clicking 0.606
submitting 0.606
ought 0.605
shit 0.605
variation 0.605
bother 0.604
primitive 0.604
contributors 0.602
spectacular 0.602
extremely 0.601
ranges 0.601
downloading 0.598
neuron 0.598
happiness 0.597
ios 0.597
sponsorship 0.597
specify 0.594
posting 0.592
certainly 0.59
waters 0.588
luckily 0.586
obvious 0.584
wife 0.584
partnership 0.583
usable 0.582
stream 0.581
milestones 0.58
providers 0.58
variants 0.576
inferior 0.575
lungs 0.573
editors 0.572
plasma 0.57
contributor 0.568
incoming 0.568
precious 0.567
alert 0.566
distribute 0.563
selling 0.563
vessels 0.562
substantially 0.561
equivalent 0.56
clearly 0.559
cardiac 0.557
lung 0.555
slices 0.555
assure 0.553
wanting 0.552
magnitude 0.551
painful 0.55
gross 0.549
specified 0.547
analytics 0.545
females 0.545
newest 0.544
stakeholders 0.543
fatal 0.542
wholly 0.541
develops 0.54
impossible 0.54
literally 0.54
winds 0.539
pray 0.538
servant 0.537
tutorials 0.537
vastly 0.536
databases 0.535
connects 0.533
encoded 0.527
user's 0.526
lesions 0.523
removing 0.523
marketing 0.522
agile 0.519
bind 0.519
semantics 0.518
disabled 0.517
men 0.517
dealt 0.514
destroyed 0.512
tract 0.512
binding 0.511
edit 0.51
reserves 0.509
tweet 0.508
overview 0.506
repositories 0.505
load 0.497
removal 0.497
workflow 0.497
acts 0.496
bet 0.492
cortex 0.492
instant 0.492
statistics 0.491
execute 0.49
forces 0.49
index 0.49
commonly 0.489
fantastic 0.489
stimuli 0.489
induced 0.487
definitions 0.486
linking 0.486
obtain 0.485
ion 0.484
outreach 0.484
developer 0.482
ton 0.482
tracker 0.482
voluntary 0.482
hundreds 0.481
newer 0.48
discussed 0.477
huge 0.477
everywhere 0.475
mankind 0.475
opposed 0.475
mapping 0.472
extend 0.471
tooling 0.471
communications 0.47
garbage 0.469
faith 0.468
indicated 0.467
published 0.467
successfully 0.466
citizen 0.464
nerve 0.464
storing 0.463
urine 0.463
observe 0.461
obviously 0.461
legally 0.459
localized 0.456
attachment 0.453
roadmap 0.453
fail 0.451
probably 0.451
branch 0.45
increase 0.447
al 0.445
self 0.445
deployed 0.444
earliest 0.444
visualize 0.443
crude 0.442
genetically 0.442
shipped 0.44
sufficient 0.439
announce 0.436
camp 0.436
indeed 0.436
participated 0.436
contributing 0.434
kill 0.434
flag 0.432
docs 0.431
responses 0.431
melted 0.43
vision 0.429
inflation 0.428
sector 0.427
operating 0.425
jump 0.424
vague 0.424
plots 0.422
abundant 0.419
suppose 0.418
declare 0.415
implements 0.415
compile 0.413
shall 0.413
substances 0.412
fly 0.411
interesting 0.411
aggression 0.407
golden 0.407
rude 0.407
visualization 0.405
helper 0.404
annoying 0.403
disorder 0.403
pathway 0.402
utility 0.402
browser 0.401
receptor 0.399
unknown 0.399
dependent 0.398
cheap 0.397
realize 0.397
installation 0.396
tissues 0.396
done 0.395
canonical 0.394
continuously 0.394
https 0.393
affects 0.392
attack 0.391
added 0.39
improvements 0.386
bone 0.385
separate 0.385
occur 0.383
originally 0.383
await 0.382
microscopic 0.382
non 0.382
searches 0.381
upgrade 0.381
affect 0.38
built-in 0.38
designers 0.378
elected 0.378
stack 0.377
ago 0.376
proposal 0.375
really 0.375
thanks 0.375
links 0.374
alpha 0.371
fashion 0.371
rolling 0.371
add 0.368
organize 0.368
bird 0.367
dashboard 0.367
explicitly 0.365
pointer 0.365
naval 0.363
drug 0.362
organizing 0.361
pictures 0.361
processed 0.361
simulate 0.361
ignorant 0.36
genes 0.358
associated 0.357
chemical 0.357
increased 0.355
membership 0.355
updating 0.355
consists 0.354
dozens 0.354
cerebral 0.353
practically 0.353
arbitrary 0.351
seas 0.351
hormones 0.35
membrane 0.35
functional 0.349
separately 0.349
teams 0.348
federal 0.347
attendees 0.346
fluid 0.346
mix 0.346
maintainers 0.345
repo 0.345
responsive 0.344
removed 0.343
intuitive 0.342
nightly 0.342
compiler 0.339
high-level 0.339
holidays 0.339
paperwork 0.339
gov 0.338
wonderful 0.338
videos 0.337
inhibit 0.335
migrate 0.335
neurons 0.334
guidelines 0.333
syndrome 0.333
baby 0.332
pretty 0.332
recently 0.332
encode 0.331
bytes 0.33
course 0.33
occasions 0.33
fun 0.329
easily 0.328
relations 0.328
trigger 0.328
metabolic 0.327
modification 0.327
promote 0.327
beta 0.325
effort 0.325
locations 0.325
problems 0.325
infinite 0.324
vacation 0.324
scope 0.323
onboarding 0.321
discount 0.32
management 0.32
producing 0.32
manner 0.318
consuming 0.316
targets 0.316
organization 0.314
poor 0.311
automatically 0.31
implementations 0.31
skeletal 0.31
granted 0.309
ecosystem 0.308
simple 0.308
tissue 0.308
metals 0.307
milestone 0.307
kidney 0.306
large 0.305
shiny 0.3
collector 0.299
iteration 0.299
campaign 0.298
hormone 0.298
aka 0.297
channel 0.297
database 0.296
programs 0.294
interactive 0.292
spinal 0.29
startup 0.289
defined 0.288
implemented 0.287
tracking 0.285
constants 0.284
guarantee 0.284
locally 0.281
percentage 0.28
posts 0.279
completely 0.278
instances 0.278
announcement 0.277
provisions 0.277
acids 0.276
born 0.276
regressions 0.276
core 0.275
developers 0.275
greatest 0.274
completion 0.273
molecules 0.273
proteins 0.273
automate 0.272
generally 0.272
posted 0.271
wish 0.271
therefore 0.27
wise 0.27
called 0.269
native 0.269
suggested 0.269
prayer 0.268
binaries 0.267
encoding 0.267
continuing 0.266
deleted 0.266
sending 0.266
conferences 0.263
well 0.263
bug 0.261
annotation 0.26
special 0.26
clearance 0.259
prototype 0.259
signed 0.259
absolutely 0.258
generator 0.258
sufficiently 0.258
give 0.257
helping 0.257
user 0.257
philosophy 0.256
refer 0.256
custom 0.255
desktop 0.254
hosting 0.254
formed 0.253
modules 0.253
appropriately 0.252
embedded 0.252
mentioning 0.252
breast 0.251
compatibility 0.251
pin 0.25
man's 0.249
nucleus 0.248
feature 0.247
foo 0.246
quote 0.246
snapshot 0.246
hosted 0.245
allow 0.244
format 0.244
blocks 0.242
metadata 0.242
performed 0.241
relates 0.241
solid 0.241
actually 0.24
lot 0.24
purchased 0.239
interact 0.238
protocol 0.236
extent 0.235
minimal 0.233
causing 0.232
receptors 0.232
types 0.23
ideals 0.229
major 0.229
sure 0.229
business 0.228
cell 0.228
controlling 0.228
except 0.228
logo 0.228
shortly 0.228
pull 0.227
battle 0.226
biggest 0.226
launching 0.225
search 0.224
day-to-day 0.223
talking 0.222
visibility 0.222
basis 0.221
documentation 0.221
sponsor 0.221
unless 0.221
efforts 0.22
interfere 0.22
muscle 0.22
continually 0.219
problem 0.219
country 0.217
keyword 0.217
export 0.216
proceed 0.216
sometimes 0.215
stats 0.214
sync 0.214
type 0.214
conduct 0.212
site 0.212
developing 0.211
office 0.211
object 0.21
point 0.21
vs 0.21
greatly 0.209
metric 0.209
test 0.208
fat 0.207
active 0.206
releases 0.206
activation 0.204
relevant 0.204
implementation 0.203
cancer 0.202
gene 0.202
evaluated 0.2
variable 0.2
announcing 0.199
attend 0.199
website 0.199
getting 0.198
proceeded 0.198
classical 0.197
pass 0.197
listed 0.196
see 0.195
virtue 0.194
customization 0.193
appropriate 0.192
assert 0.191
genetic 0.19
exception 0.189
tests 0.189
building 0.188
follow 0.186
example 0.185
mainly 0.185
metrics 0.185
nested 0.185
define 0.184
general 0.184
released 0.184
result 0.182
library 0.181
civilization 0.18
entering 0.18
great 0.179
users 0.179
mass 0.178
pure 0.178
consequently 0.177
endpoint 0.177
receiver 0.177
backwards 0.175
contrary 0.174
network 0.173
adopted 0.171
dev 0.171
memory 0.171
couple 0.17
open-source 0.17
projects 0.169
religion 0.169
latter 0.168
versions 0.167
activate 0.166
curves 0.166
electron 0.166
console 0.165
libraries 0.165
components 0.163
programming 0.163
domain 0.162
server 0.162
services 0.162
convert 0.161
function 0.161
trait 0.161
race 0.159
target 0.159
development 0.158
mechanisms 0.158
represented 0.158
content 0.157
fact 0.157
processes 0.157
verification 0.156
races 0.155
sections 0.155
underlying 0.155
consist 0.153
employed 0.153
cease 0.152
phase 0.152
cascade 0.151
image 0.15
manually 0.15
below 0.149
extract 0.149
input 0.149
binary 0.148
js 0.148
patches 0.148
resulted 0.148
tags 0.147
thread 0.147
accepting 0.146
apparent 0.146
packages 0.146
brand 0.144
geographic 0.143
sex 0.143
forum 0.142
nodes 0.142
organizations 0.142
security 0.142
conference 0.141
cord 0.141
expects 0.141
values 0.141
hydrogen 0.138
treaty 0.138
install 0.137
powers 0.137
drugs 0.136
calling 0.135
chromosome 0.135
command 0.135
sexual 0.135
construct 0.134
release 0.134
contents 0.133
expect 0.132
smart 0.131
default 0.13
code 0.129
calls 0.128
exam 0.128
nowadays 0.128
bit 0.127
io 0.127
run 0.127
cloud 0.126
changes 0.125
working 0.125
compilation 0.124
doc 0.124
war 0.123
basic 0.122
project 0.122
updated 0.122
standard 0.121
cache 0.12
consciousness 0.12
get 0.119
neat 0.119
wrapping 0.119
males 0.118
perform 0.118
continue 0.117
easiest 0.117
enter 0.117
satisfied 0.117
component 0.116
prove 0.116
receive 0.116
computing 0.115
produced 0.115
targeted 0.115
mentoring 0.114
common 0.113
evil 0.113
accept 0.112
regular 0.112
mean 0.11
org 0.109
previous 0.109
software 0.108
web 0.108
dealing 0.107
orientation 0.107
program 0.107
protein 0.106
referred 0.106
localization 0.104
application 0.101
macro 0.1
scripts 0.1
case 0.099
loses 0.099
nerves 0.099
post 0.099
syntax 0.099
received 0.098
markers 0.097
easy 0.096
government 0.096
properly 0.096
stable 0.096
collaborating 0.095
task 0.094
virtual 0.094
intent 0.093
parts 0.093
similar 0.093
goal 0.092
basically 0.091
amount 0.09
leaders 0.09
broad 0.089
theme 0.089
troubles 0.089
codebase 0.088
implicit 0.087
required 0.087
feedback 0.086
using 0.086
blocked 0.085
global 0.085
discussion 0.084
initiative 0.084
want 0.084
community 0.083
event 0.083
package 0.083
proper 0.082
dependencies 0.081
easier 0.081
accomplished 0.08
governance 0.079
largest 0.079
subscribe 0.079
errors 0.078
important 0.077
use 0.077
collect 0.076
implement 0.076
connected 0.073
prior 0.073
directed 0.072
registry 0.071
source 0.071
token 0.071
adding 0.07
speculation 0.07
information 0.069
string 0.069
lucky 0.068
master 0.068
storage 0.068
purely 0.067
variables 0.067
purposes 0.066
form 0.065
foundation 0.064
somewhat 0.063
lazy 0.062
mission 0.062
parallel 0.062
query 0.062
scenario 0.062
exceptions 0.061
communicate 0.06
publish 0.06
version 0.06
reference 0.059
useful 0.059
comments 0.058
majority 0.057
relatively 0.057
request 0.057
support 0.055
writer 0.055
desirable 0.054
collaborative 0.053
immune 0.053
cells 0.052
stored 0.052
map 0.051
additional 0.05
bugs 0.05
functions 0.05
combined 0.049
excited 0.049
allowed 0.048
discussions 0.048
cannot 0.047
electrons 0.047
atoms 0.046
setup 0.046
data 0.044
foreign 0.044
able 0.043
submitted 0.042
labels 0.039
organs 0.039
term 0.039
brain 0.038
requests 0.038
venture 0.038
chance 0.037
used 0.036
fork 0.035
info 0.035
definitely 0.034
fundamental 0.034
team 0.034
dictionary 0.032
enhancements 0.032
previously 0.032
kernel 0.031
world's 0.029
today 0.028
module 0.027
troops 0.027
publication 0.026
client 0.025
soon 0.025
meaning 0.024
branches 0.023
hash 0.022
strings 0.022
transactions 0.022
big 0.021
hope 0.021
languages 0.021
includes 0.02
servers 0.02
`,
  function_words: `
nor -0.786
despite 0.678
via -0.493
neither 0.434
within 0.424
whom -0.338
that's 0.325
very -0.278
whether 0.275
having -0.257
it's 0.239
among 0.237
however 0.214
did -0.211
either -0.204
upon -0.204
here -0.186
every 0.176
never -0.169
now -0.168
being -0.162
am -0.157
down -0.157
without 0.157
though -0.155
although 0.15
each 0.15
again -0.147
only -0.146
still 0.146
along 0.145
other -0.141
rather 0.127
all -0.123
often 0.121
away -0.119
beyond 0.117
its 0.117
own 0.117
must -0.111
after -0.107
during 0.105
where 0.105
so -0.104
do -0.099
does -0.097
whose -0.095
should -0.094
until -0.093
back 0.092
have -0.09
per -0.09
into -0.087
who 0.084
few -0.083
since 0.078
then -0.078
ever -0.076
such 0.075
when -0.074
through 0.073
might 0.072
why -0.068
there -0.067
another -0.065
could 0.065
no -0.065
was -0.063
not -0.061
about 0.058
but -0.058
how -0.056
will -0.055
several 0.054
one 0.053
while -0.052
had -0.051
some -0.051
both 0.049
against 0.046
can 0.046
doing 0.046
much -0.046
same -0.046
those -0.045
he -0.044
once 0.043
between 0.039
more -0.039
them 0.038
are -0.035
her 0.035
over 0.035
from -0.033
in -0.033
else 0.032
than -0.032
their 0.031
under -0.031
yet 0.03
less -0.029
towards -0.027
been 0.026
of -0.026
most 0.025
too 0.025
for -0.024
as -0.023
because 0.023
any 0.022
she 0.021
that 0.021
what 0.02
`,
  machine_phrasing: `
eager to 1.406
noticed a 1.403
making them 1.396
it's like 1.392
anyone looking 1.372
a figure 1.369
solely on 1.367
feeling a 1.289
set out 1.266
revealed that 1.262
a hand 1.243
this can lead 1.236
and drive 1.186
is both 1.165
begin with 1.156
due to their 1.156
if there's 1.155
that require 1.138
the chaos 1.129
ensures that 1.109
address this issue 1.101
language model 1.086
six months 1.075
what would 1.071
a product 1.07
would likely 1.057
this allows 1.05
and we'll 1.048
story is 1.034
it's worth 1.025
was already 1.02
of excitement 1.003
that had been 0.995
a broader 0.973
connect with 0.97
her voice 0.969
our results 0.968
reminder of 0.968
to mitigate 0.957
a note 0.956
is important to 0.949
it is important 0.941
in this study 0.936
a valuable 0.934
who knows 0.934
a profound 0.931
the power of 0.927
struggle with 0.925
that her 0.923
them the 0.917
depth and 0.91
with two 0.902
a positive 0.9
as though 0.9
insight into 0.896
of community 0.892
a testament to 0.89
around them 0.882
there's no 0.88
the world around 0.873
thought about 0.869
a faint 0.868
it again 0.867
blend of 0.858
love for 0.858
aim to 0.856
plans to 0.851
people may 0.848
and i've 0.847
behind a 0.843
advancements in 0.84
our experiments 0.839
would you 0.834
care of 0.833
don't need 0.833
does the 0.831
law enforcement 0.83
the way for 0.829
it is essential 0.825
their actions 0.82
a delightful 0.814
tell us 0.813
the details 0.808
valuable insights 0.808
into her 0.804
the narrative 0.803
a distant 0.802
you'd like 0.8
could also 0.792
in person 0.788
offer a 0.785
share a 0.783
a genuine 0.775
a line 0.755
and there's 0.75
individuals to 0.749
known for 0.746
and your 0.745
a testament 0.744
these findings 0.743
the emotional 0.742
the title 0.742
with something 0.742
would also 0.741
for anyone 0.735
a habit 0.734
her mind 0.733
three years 0.733
to overcome 0.733
significance of 0.732
and attentive 0.729
even when 0.729
and ask 0.726
highlights the 0.726
the authors 0.726
between different 0.725
a man who 0.72
can provide 0.716
and each 0.715
before you 0.712
a hidden 0.71
low and 0.708
had always 0.702
high school 0.702
a brief 0.697
reminder of the 0.697
studies have 0.688
about that 0.687
and water 0.687
a vital 0.686
safety and 0.684
aim for 0.681
allowing for 0.681
following a 0.674
determined to 0.667
their faces 0.667
for something 0.665
students who 0.665
power and 0.663
our study 0.662
recognize that 0.662
something else 0.662
take it 0.662
them with 0.661
if your 0.659
this article 0.659
leave a 0.658
to assess 0.658
it felt 0.657
they often 0.656
the region 0.654
a mix of 0.653
a study 0.653
success in 0.653
while maintaining 0.646
a reason 0.645
with a sense 0.644
the gap 0.643
for further 0.641
this study 0.64
far more 0.637
the village 0.637
a former 0.634
stood there 0.634
making it 0.632
world around 0.632
connection to 0.63
to uncover 0.628
around a 0.627
novel approach 0.627
care for 0.626
challenge of 0.625
for someone 0.625
short of 0.625
the evening 0.624
to listen 0.624
is worth 0.623
someone to 0.623
insights into the 0.622
when you're 0.62
effectiveness of our 0.618
a novel approach 0.616
new things 0.615
a deep 0.613
them as 0.613
to its 0.611
many times 0.61
a reminder 0.609
if you're looking 0.607
it can also 0.607
understand that 0.606
a constant 0.604
act of 0.601
arrived at 0.598
tool for 0.598
examine the 0.597
in them 0.595
a vast 0.594
and you'll 0.594
testament to 0.594
the implications 0.594
a comprehensive 0.593
tied to 0.593
ask for 0.591
she couldn't 0.59
the prompt 0.59
recommend this 0.587
the consequences of 0.584
learned to 0.581
after that 0.58
capture the 0.58
for future 0.579
invest in 0.577
light on 0.577
happy to 0.575
methods for 0.574
or at 0.573
her hands 0.57
three days 0.569
dark and 0.567
offers a 0.567
he felt 0.566
explore the 0.564
the shadows 0.564
the food is 0.561
the plan 0.561
how it 0.557
more expensive 0.556
with no 0.555
a conversation 0.553
is difficult 0.553
whether to 0.55
engaging in 0.548
the consequences 0.546
the study 0.545
he had been 0.544
first and 0.543
warm and 0.543
is crucial 0.54
is likely to 0.54
to experience 0.537
in some cases 0.535
keep up 0.534
and may 0.532
light and 0.53
how a 0.529
amidst the 0.527
me for 0.526
investigate the 0.525
public health 0.525
a form 0.521
in there 0.521
you're looking for 0.521
her a 0.52
may not have 0.519
critical thinking 0.518
influenced by 0.517
effect on 0.516
thank you for 0.516
to someone 0.515
a pair of 0.513
managed to 0.511
with only 0.509
beneath the 0.508
the quiet 0.508
you for 0.508
and found 0.507
scent of 0.507
though it 0.506
a symbol of 0.505
he couldn't 0.505
a source 0.503
set the 0.503
a secret 0.502
each one 0.502
the significance of 0.502
driven by 0.499
than you 0.499
didn't know 0.497
the answer 0.497
you're not 0.497
adapt to 0.496
can feel 0.496
a mix 0.495
four years 0.494
tell you 0.492
difference in 0.491
to create a 0.491
you had 0.491
education and 0.49
insights into 0.49
believe that the 0.489
with others 0.489
may have been 0.486
one in 0.486
some cases 0.486
be difficult 0.485
feel a 0.485
stay in 0.484
the next day 0.484
told her 0.483
it doesn't 0.482
the ship 0.481
if it's 0.48
its potential 0.479
to trust 0.479
and emotional 0.478
the smell of 0.478
but there was 0.474
the company 0.471
the mirror 0.468
method for 0.467
mix of 0.467
has the potential 0.466
me in 0.466
to address 0.466
from her 0.465
felt like 0.464
a promising 0.463
a strange 0.46
you're looking 0.46
by the time 0.458
let the 0.458
to enjoy 0.458
as if the 0.457
and i'm 0.456
drawn to 0.456
a sudden 0.455
and her 0.455
in three 0.455
of social 0.455
the thing 0.455
while others 0.455
the price of 0.453
highly recommend 0.452
the rain 0.452
results show 0.451
the concept 0.451
the relationship between 0.451
this method 0.451
and provide 0.45
research has 0.45
the weight of 0.45
the accuracy 0.449
there's a 0.448
two weeks 0.447
has never 0.446
serve as a 0.446
the chance to 0.446
there may 0.445
reached for 0.444
argued that 0.443
our understanding 0.442
received a 0.442
the loss 0.442
within a 0.442
looked up 0.44
the kind 0.437
it did 0.436
the cause 0.436
to a more 0.432
implications of 0.431
about her 0.426
felt a 0.426
the sea 0.426
to begin 0.426
the audience 0.425
would allow 0.425
the evidence 0.423
the technology 0.423
came in 0.421
the results 0.42
while some 0.42
room for 0.419
in various 0.417
that their 0.417
you've got 0.417
because there 0.415
to address this 0.413
at it 0.411
the potential to 0.411
by the end 0.41
symbol of 0.41
results show that 0.409
approach is 0.407
prone to 0.406
was like 0.406
a sharp 0.404
offered a 0.404
which can 0.404
one who 0.403
models that 0.401
our findings 0.401
the kitchen 0.401
used to be 0.401
the natural 0.4
and two 0.399
and that the 0.398
food and 0.398
offering a 0.398
help but 0.397
on her 0.396
a month 0.395
in conclusion 0.395
plays a 0.394
grew up 0.392
it wasn't 0.392
sign of 0.392
the local 0.392
you know 0.392
benefit from 0.391
highlighting the 0.391
what happened 0.391
the media 0.389
than they 0.388
know how to 0.387
address this 0.386
thank you 0.386
the risk of 0.385
next time 0.384
this approach 0.384
appreciate the 0.383
knowledge of 0.382
a means 0.381
friendly and 0.381
older people 0.38
the truth 0.38
lost in 0.379
last night 0.378
leading to a 0.378
a third 0.377
attention to detail 0.375
the statement 0.374
also help 0.372
and made 0.372
a significant 0.371
are often 0.37
but a 0.37
but then 0.37
efficient and 0.37
returned to 0.369
day and 0.366
a difference 0.365
a lack 0.365
and human 0.365
more effective 0.365
serves as 0.365
each time 0.364
in the second 0.364
was about 0.363
for students 0.362
the quality of 0.361
indicate that 0.36
shown to 0.359
the staff 0.359
at your 0.357
did it 0.357
turned to 0.356
in the back 0.353
learning to 0.353
think it's 0.353
to detect 0.353
between them 0.351
the green 0.351
understanding of the 0.351
the city's 0.35
address the 0.349
can't be 0.349
rather than 0.349
balance between 0.348
ever since 0.347
the quality 0.347
the product 0.346
to engage 0.346
has made 0.345
for two 0.344
potential of 0.344
a table 0.343
designed to 0.343
fails to 0.343
you a 0.343
the significance 0.342
told me 0.341
we aim 0.341
with it 0.341
consequences of 0.339
the other hand 0.339
his hands 0.338
on its 0.337
understanding and 0.337
artificial intelligence 0.335
to return 0.335
her eyes 0.334
crucial for 0.333
what if 0.33
and keep 0.329
to consider 0.329
our approach 0.328
about to 0.327
and reduce 0.327
led by 0.327
pair of 0.327
providing a 0.327
a crucial 0.326
if you're 0.326
propose a new 0.326
it out 0.325
forms of 0.323
to survive 0.323
is that it 0.321
price of 0.321
learn to 0.32
knew that 0.319
came from 0.318
let me 0.318
serve as 0.318
the importance of 0.318
a personal 0.316
the sun 0.316
aims to 0.314
there may be 0.314
she has 0.313
if you've 0.312
place where 0.312
those in 0.312
relationship between 0.311
my face 0.31
the woman 0.31
time with 0.31
impact on 0.309
where it 0.309
a pair 0.308
down on 0.308
found a 0.308
he didn't 0.307
a lack of 0.305
said that 0.305
implications for 0.304
we investigate the 0.304
begins to 0.303
it for 0.303
that had 0.303
the physical 0.303
like a 0.302
to detail 0.302
for years 0.301
approach for 0.299
balance of 0.299
cost of 0.299
efficiency of 0.299
essential for 0.298
one another 0.298
on me 0.296
skills and 0.296
she asked 0.294
weight of 0.294
one hand 0.293
and the potential 0.29
may not be 0.289
friends and family 0.287
where a 0.287
knowledge and 0.286
see it 0.286
the horizon 0.286
this could 0.286
isn't a 0.285
her own 0.284
it's about 0.283
issue of 0.282
a form of 0.281
and take 0.281
come up 0.281
she didn't 0.281
shown that 0.281
a day 0.28
and has 0.28
relies on 0.28
that no 0.28
on saturday 0.279
point to 0.279
a sense 0.278
to raise 0.278
to travel 0.278
understanding of 0.277
came to 0.276
have become 0.276
risk of 0.276
the importance 0.276
whether it 0.276
a sense of 0.275
the area 0.275
the planet 0.275
the ghost 0.274
despite the 0.273
it's a 0.273
of knowledge 0.273
and he 0.271
against the 0.27
the book 0.27
to ask 0.27
it comes 0.269
more efficient 0.269
the atmosphere 0.268
consistent with 0.267
in the face 0.267
the weight 0.266
these models 0.266
idea that 0.265
a woman 0.264
allows for 0.262
struggle to 0.262
the old 0.262
the one 0.261
allows us 0.26
the sound 0.26
are more likely 0.259
someone else 0.259
understanding the 0.259
this can 0.258
can help to 0.257
the library 0.257
evidence of 0.256
longer than 0.256
you for your 0.256
can tell 0.253
of something 0.253
potential to 0.253
a small 0.252
in today's 0.251
that she 0.251
with their 0.251
the phone 0.25
to both 0.25
them a 0.249
along the 0.248
love to 0.248
of it 0.247
a lifetime 0.246
and a 0.246
a place 0.245
the weather 0.245
a more 0.244
a single 0.244
on various 0.244
such as 0.243
suggest that 0.243
the stars 0.24
to fully 0.24
quality of 0.235
the decision 0.235
sense of 0.234
feels like 0.233
the thought 0.233
what to 0.233
back on 0.231
couldn't help 0.231
presents a 0.231
and an 0.23
demonstrate the effectiveness 0.23
out that 0.23
wide range 0.23
the environment 0.227
his eyes 0.225
role in the 0.225
the original 0.224
to navigate 0.223
unable to 0.223
a great deal 0.222
the restaurant 0.222
up on 0.221
on tuesday 0.22
to adapt 0.22
the effectiveness of 0.218
and i had 0.217
young people 0.217
keep the 0.216
and left 0.215
about their 0.214
after a 0.213
the model 0.213
it off 0.212
the road 0.211
at an 0.21
explores the 0.21
harder to 0.21
she saw 0.21
that it 0.21
found myself 0.209
me to 0.209
suggesting that 0.209
a wide range 0.208
climate change 0.208
the effectiveness 0.208
allows students 0.207
of them 0.206
the experience 0.206
had already 0.203
didn't want 0.202
and they 0.201
crucial to 0.2
of four 0.2
the lower 0.2
wide range of 0.2
you were 0.2
allows us to 0.199
could lead 0.199
show that the 0.199
the traditional 0.199
feel like 0.198
importance of 0.198
lead to a 0.197
the face of 0.197
the risk 0.197
the wrong 0.197
depend on 0.196
for her 0.196
a car 0.195
and potential 0.195
for everyone 0.195
our method 0.195
about it 0.194
impact of 0.193
that it was 0.193
the edge 0.193
whether the 0.193
can help 0.191
effectiveness of 0.19
has led 0.19
a growing 0.189
give up 0.189
if you'd 0.189
source of 0.189
can lead 0.188
the paper 0.187
can lead to 0.186
stood in 0.186
believe that 0.185
had never 0.185
service was 0.185
smell of 0.185
an extra 0.184
come out 0.184
have found 0.184
people to 0.184
the film 0.184
the potential 0.183
to study 0.182
and family 0.181
could lead to 0.181
contributes to 0.18
a family 0.179
looking for a 0.178
serves as a 0.178
selection of 0.177
the balance 0.177
and it 0.176
couldn't help but 0.176
the article 0.176
an hour 0.175
it as a 0.174
our understanding of 0.174
and you can 0.173
on sunday 0.173
what it 0.173
anyone who 0.172
great deal 0.172
recent years 0.172
would be a 0.171
in recent years 0.17
to say 0.17
approach that 0.169
had a 0.169
toward the 0.169
be more 0.168
to predict 0.168
while a 0.167
a compelling 0.165
none of 0.165
a second 0.164
and one 0.164
neural network 0.164
when it 0.164
and understanding 0.163
on mars 0.161
years old 0.161
crucial role in 0.16
every year 0.16
more likely 0.16
the city 0.16
the story 0.159
food is 0.158
got a 0.158
the second 0.158
for its 0.157
it back 0.157
reached the 0.157
he told 0.156
to explore 0.155
a crucial role 0.154
which can lead 0.154
it on 0.153
the dark 0.153
values and 0.153
a half 0.152
never been 0.151
return to 0.15
the wind 0.15
through a 0.15
continued to 0.149
near the 0.148
the complex 0.146
the smell 0.144
enhance the 0.143
help them 0.143
two of 0.142
leave the 0.141
as if 0.14
attention to 0.14
to capture 0.14
who is 0.14
to achieve 0.139
one of them 0.138
picture of 0.138
two years 0.138
and knowledge 0.137
on wednesday 0.136
to hear 0.136
because it 0.135
if she 0.135
students to 0.135
the challenge 0.135
the power 0.135
when she 0.135
is expected 0.134
to carry 0.134
deep learning 0.132
up in a 0.132
a slow 0.13
and no 0.13
each year 0.129
is often 0.129
the impact 0.129
the moon 0.129
would have to 0.129
began to 0.128
outside the 0.128
the club 0.124
in two 0.123
shift in 0.122
than a 0.122
his own 0.121
a soft 0.12
with a 0.119
a smile 0.118
rely on 0.118
the window 0.118
not always 0.116
limitations of 0.114
models and 0.114
other hand 0.114
the camera 0.114
a unique 0.113
tried to 0.113
and you 0.112
know how 0.112
ensuring that 0.111
leading to 0.111
it's the 0.11
this paper 0.11
told him 0.109
a face 0.108
seemed to 0.108
the cost 0.108
while i 0.108
a hundred 0.107
in the area 0.107
the car 0.107
the night 0.107
she had 0.106
they may 0.106
made it 0.105
during a 0.103
what she 0.103
is expected to 0.102
did the 0.1
for several 0.1
the remaining 0.098
we evaluate 0.098
you're a 0.098
more likely to 0.097
someone who 0.097
stability and 0.097
the field 0.097
to her 0.097
who has 0.097
engage in 0.096
made a 0.096
true that 0.096
my hands 0.092
the fish 0.092
the two 0.092
to everyone 0.092
on a 0.091
the impact of 0.091
was always 0.091
years and 0.091
it was a 0.09
neural networks 0.09
or a 0.09
expected to 0.089
him with 0.088
looking for 0.087
to stay 0.087
reduce the 0.086
that these 0.085
the journey 0.085
before the 0.084
has shown 0.083
in life 0.083
role in 0.083
supposed to 0.083
the water 0.082
to engage in 0.082
what do you 0.081
the feeling 0.08
it could 0.079
no one 0.079
the edge of 0.079
the morning 0.079
what was 0.079
potential for 0.078
proposed method 0.078
the high 0.078
a symbol 0.077
between the two 0.077
in my opinion 0.077
the benefits 0.077
the silence 0.077
to remain 0.077
likely to 0.074
may also 0.074
the words 0.073
this essay 0.073
was a 0.073
a book 0.072
those who 0.072
found the 0.071
found that 0.07
his face 0.07
who had 0.07
with her 0.069
we investigate 0.068
the town 0.067
had been 0.066
the board 0.066
the stage 0.065
a slight 0.063
difficult to 0.063
a sign 0.062
through the 0.061
by providing 0.06
most of 0.06
the relationship 0.06
to feel 0.059
to stop 0.059
they also 0.055
with friends 0.055
a quiet 0.054
from its 0.054
half of the 0.054
at a time 0.053
had been a 0.053
layer of 0.053
then a 0.053
a diverse 0.052
then it 0.051
while the 0.051
on thursday 0.05
a time 0.048
this paper presents 0.048
in my 0.047
behind the 0.046
the challenges 0.046
is essential for 0.044
on the other 0.044
the season 0.044
at a 0.043
the third 0.043
the wall 0.042
they had 0.042
and said 0.041
highlight the 0.04
the chicken 0.04
you look 0.04
accuracy of 0.039
performance on 0.039
to explain 0.039
impact on the 0.037
that my 0.036
had seen 0.035
they could 0.035
failed to 0.034
they were 0.034
trained on 0.034
how many 0.033
more than 0.032
tends to 0.032
a shared 0.031
argue that 0.03
rather than a 0.03
of each 0.029
of natural 0.028
evidence that 0.027
her and 0.025
and it's 0.024
close to 0.024
it took 0.024
play a 0.024
glad to 0.022
are designed 0.021
looked at the 0.021
the face 0.02
`,
  human_phrasing: `
here we 1.503
the above 1.375
this and 1.319
each of these 1.298
and give 1.256
very well 1.24
to look at 1.236
off of 1.234
as such 1.232
all our 1.216
that does 1.203
and or 1.178
we used 1.164
the white 1.144
one of these 1.123
not that 1.12
to not 1.118
to which 1.103
give me 1.057
opposed to 1.055
and as 1.044
community to 1.043
with these 1.042
are so 1.028
the conference 1.026
be of 1.025
functions of 1.019
in another 1.015
but can 1.012
and women 1.009
not need 1.006
to date 1.001
problems in 0.99
we call 0.979
shown in 0.972
each of the 0.95
are working 0.944
is done 0.942
an example of 0.939
the many 0.933
because we 0.928
men and 0.928
outside of 0.924
once again 0.917
important role 0.904
we wanted to 0.898
this in 0.896
very important 0.888
and share 0.887
are interested 0.883
that when 0.872
it be 0.866
as to 0.862
this post 0.861
and yet 0.852
and over 0.841
to serve 0.839
all of our 0.837
a user 0.832
if this 0.83
best practices 0.826
or not 0.821
must not 0.82
is to be 0.818
for more information 0.817
sign up 0.813
getting a 0.81
state of the 0.805
to fight 0.78
of the new 0.779
and which 0.777
is a very 0.774
see how 0.769
for it 0.768
of more 0.767
programming language 0.763
the help 0.762
the men 0.762
but that 0.759
of questions 0.758
now have 0.757
in practice 0.754
then the 0.754
little bit 0.749
as it is 0.746
new features 0.746
that means 0.746
together with 0.746
via a 0.745
why we 0.737
that as 0.736
an increase 0.734
over to 0.73
as with 0.729
of course 0.729
to put 0.729
together to 0.729
we see 0.729
have ever 0.728
the normal 0.725
the ground 0.724
learn how 0.719
chance of 0.718
could not 0.716
via the 0.716
work to 0.714
improvements to 0.713
add to 0.712
the previous 0.711
and of 0.71
same thing 0.707
all of the 0.706
respect to 0.703
we show 0.702
is required 0.699
is actually 0.698
contains a 0.694
will see 0.69
how i 0.688
the changes 0.688
to have the 0.688
at its 0.687
to increase 0.687
am i 0.684
and also 0.683
was originally 0.683
they all 0.682
a much 0.677
here and 0.676
no other 0.675
access to the 0.672
now that 0.672
be sure 0.671
have to be 0.669
copy of 0.668
see that 0.668
a high 0.667
will be a 0.667
prior to 0.666
so it 0.666
when they are 0.666
go to 0.665
were to 0.662
difference between 0.658
many other 0.658
problems with 0.656
an example 0.653
there has been 0.653
on these 0.652
are to 0.65
is for 0.645
are in the 0.64
would say 0.639
and we are 0.637
involved in the 0.636
lot more 0.635
doesn't have 0.63
any of the 0.626
things are 0.626
be so 0.625
and thus 0.623
we shall 0.622
will get 0.621
as our 0.615
are made 0.614
that in the 0.611
information in 0.61
a little bit 0.609
the federal government 0.608
a government 0.607
in more 0.607
the problems 0.603
do anything 0.601
there is a 0.601
now and 0.598
think it 0.598
following the 0.595
for this 0.592
who can 0.591
lots of 0.589
sure you 0.588
the great 0.586
versions of 0.585
we just 0.585
a result of 0.584
use the 0.581
get involved 0.58
we use 0.579
code for 0.578
we have been 0.577
federal government 0.576
and only 0.573
ought to 0.572
of such 0.57
create the 0.568
he will 0.565
the major 0.563
how can 0.561
the present 0.561
to you 0.559
if not 0.558
this point 0.558
are in 0.554
to these 0.553
the tools 0.552
in other 0.551
are used 0.55
with respect to 0.55
to play 0.545
an important 0.544
but are 0.543
we did 0.542
by one 0.541
of all 0.541
is great 0.539
is not a 0.539
do a 0.538
not to be 0.536
but if 0.534
can now 0.532
very much 0.532
our first 0.531
first step 0.527
can not 0.525
it will be 0.525
every time 0.524
to help the 0.524
to produce 0.524
a lot more 0.522
at that 0.522
a huge 0.52
solve the 0.517
in and 0.515
is it 0.514
so we 0.514
then we 0.514
this question 0.511
with all the 0.51
provide the 0.509
and our 0.508
with which 0.508
time the 0.506
be done 0.505
a quick 0.5
control of 0.5
the nation 0.5
the reason 0.5
the same thing 0.499
just like 0.498
of several 0.498
provided by 0.498
from our 0.496
the average 0.495
go to the 0.493
only for 0.493
a problem 0.492
as we 0.492
of things 0.492
to test 0.49
while we 0.489
found in the 0.488
sent to 0.488
down the 0.485
to deal with 0.485
you just 0.485
if i 0.484
other than 0.483
of interest 0.482
can go 0.481
are no 0.48
the more 0.48
a previous 0.479
of all the 0.479
and therefore 0.478
have done 0.478
and so 0.476
and others 0.475
code that 0.475
the common 0.475
the subject 0.475
the time of 0.475
to give 0.475
to them 0.472
is so 0.471
in other words 0.47
include the 0.469
the exact 0.469
one of those 0.468
be given 0.467
both in 0.467
which the 0.467
the organization 0.466
and use 0.465
of good 0.462
that you have 0.462
is called 0.461
more information 0.46
wide variety of 0.459
such a 0.455
this blog 0.455
to that 0.455
only in 0.453
a look at 0.451
is available 0.451
to be able 0.451
in general 0.448
in particular 0.447
all your 0.446
details of 0.446
the very 0.446
this was 0.446
but you 0.445
for us to 0.445
used for 0.445
present in 0.444
the list 0.443
the war 0.443
all of these 0.442
at this point 0.442
what are 0.442
not to 0.441
out more 0.44
towards the 0.44
but with 0.439
and from 0.438
shall be 0.438
code is 0.433
help us 0.433
go through 0.432
that would be 0.432
like this 0.431
work in 0.431
you can use 0.431
the open 0.43
do we 0.429
even more 0.429
will give 0.429
here in 0.428
since the 0.428
few months 0.427
are very 0.426
not know 0.426
being the 0.424
to me 0.424
if there is 0.423
user experience 0.423
a nice 0.422
how do 0.421
data is 0.42
and this 0.419
in such a 0.419
use to 0.419
don't have 0.418
or in 0.418
to define 0.418
time of 0.417
talking about 0.415
this way 0.414
a general 0.412
but for 0.412
that in 0.412
to be the 0.412
was to 0.412
which i 0.41
so far 0.409
we must 0.408
is our 0.405
with this 0.405
the features 0.404
and in 0.402
are being 0.402
people that 0.402
the fact 0.402
different from 0.401
the people 0.401
to all 0.4
of the time 0.399
the appropriate 0.399
allows you to 0.398
out of the 0.398
you have to 0.394
will have 0.393
to deal 0.392
goal of 0.39
seems to be 0.39
the target 0.39
were very 0.389
at https 0.387
this to 0.387
all the 0.386
see if 0.386
the private 0.384
to get 0.384
used in the 0.384
example of 0.38
the state of 0.38
as in 0.379
by which 0.378
fail to 0.378
in the last 0.378
of an 0.378
only one 0.377
the function 0.375
to make it 0.375
given to 0.373
by this 0.372
think that 0.37
this problem 0.369
are using 0.368
there has 0.368
were in 0.368
a better 0.367
useful for 0.367
deal with 0.366
to get a 0.366
that i have 0.365
the example 0.365
to write 0.365
and this is 0.364
the international 0.363
the language 0.363
the user 0.363
all i 0.362
must have 0.361
we all 0.361
we now 0.361
hope to 0.36
of view 0.36
area of 0.359
of work 0.359
is really 0.357
other words 0.357
the federal 0.357
the office 0.357
be at 0.356
so much 0.354
can see 0.353
be easily 0.352
how the 0.352
nervous system 0.352
to make sure 0.352
total of 0.352
as part 0.35
all that 0.349
as i 0.348
this release 0.348
it is a 0.347
the national 0.346
get the 0.345
look at the 0.345
to our 0.345
allows you 0.344
a function 0.343
we know 0.343
look at 0.342
of that 0.342
the different 0.342
give the 0.341
open source 0.34
so you can 0.34
the correct 0.34
become the 0.338
of any 0.338
to build a 0.338
that we are 0.337
this makes 0.336
you can also 0.336
course of 0.335
name of 0.335
the application 0.333
is much 0.332
well as the 0.332
have an 0.331
to enable 0.331
in the past 0.33
issues and 0.33
member of the 0.33
the software 0.329
percentage of 0.328
just as 0.326
the body 0.326
to announce 0.326
check out the 0.325
the french 0.325
few days 0.322
hundreds of 0.322
the actual 0.322
have no 0.321
the last 0.321
more details 0.32
not in 0.32
things to 0.32
an additional 0.319
now we 0.318
set up 0.318
the information 0.318
they will be 0.318
we decided 0.318
except for 0.317
to contribute to 0.317
to use 0.316
the us 0.314
this kind of 0.314
will need to 0.314
by some 0.313
to show 0.313
to have 0.31
in detail 0.308
these two 0.306
with other 0.306
that there are 0.305
to save 0.301
do something 0.3
in your 0.3
the api 0.3
in this case 0.299
much more 0.297
when you are 0.297
used the 0.296
a number of 0.294
have more 0.294
is at 0.294
to use a 0.294
and are 0.293
in this 0.293
which have 0.293
your code 0.293
type of 0.292
will do 0.292
a web 0.291
to set 0.291
support the 0.29
to prevent 0.29
code and 0.288
will provide 0.288
release of 0.287
to get the 0.287
as part of 0.286
are the 0.284
is in the 0.284
which you 0.283
are all 0.282
if it is 0.282
on how 0.282
we decided to 0.282
is pretty 0.279
in which 0.278
do to 0.277
types of 0.277
be found 0.276
is just 0.276
give you 0.275
been working 0.274
and new 0.273
we are 0.272
quite a 0.271
being a 0.27
consists of 0.27
working with 0.27
familiar with 0.269
a certain 0.268
is in 0.268
the american 0.268
will continue 0.268
a program 0.267
for all 0.267
in addition to 0.266
is the first 0.265
member of 0.264
but this 0.263
going to 0.263
are just 0.261
control the 0.261
long as 0.261
can find 0.258
of our 0.258
top of 0.258
wide variety 0.258
that is 0.257
implementation of 0.255
in our 0.255
of the people 0.255
of code 0.254
the brain 0.254
we were 0.254
time is 0.253
at some 0.252
we will 0.252
best of 0.251
the name of 0.25
attempt to 0.249
can get 0.248
it does not 0.248
the name 0.248
not have 0.247
the standard 0.246
you are 0.246
in short 0.245
not so 0.245
in which the 0.244
that it's 0.244
a wide variety 0.243
the project 0.242
this year 0.242
to pass 0.242
for some 0.241
have made 0.241
source code 0.24
the rate 0.239
a few days 0.238
being used 0.237
developing a 0.236
get a 0.236
tools to 0.236
study the 0.235
to contribute 0.235
with many 0.235
see the 0.234
included in 0.232
just to 0.23
to solve 0.23
and not 0.229
is quite 0.229
users and 0.229
after all 0.228
because of 0.228
but not 0.228
that are 0.227
after the 0.226
depending on the 0.226
if you are 0.226
as you 0.225
from being 0.225
the basic 0.225
and many 0.224
but we 0.224
even though 0.224
make this 0.224
the test 0.224
were able 0.223
any of 0.222
so you 0.222
due to the 0.221
the code 0.221
were able to 0.221
for that 0.22
a lot 0.219
by using 0.219
the hard 0.219
can be found 0.218
data on 0.218
have had 0.218
you want to 0.218
many more 0.217
done to 0.216
for us 0.216
if you don't 0.216
the type 0.216
is used 0.215
it will 0.215
users to 0.213
will allow 0.213
you must 0.213
not as 0.211
to introduce 0.21
of these 0.209
will only 0.209
you can see 0.209
all over 0.207
there is 0.207
we might 0.207
easier to 0.206
long time 0.206
the type of 0.205
this chapter 0.205
in any 0.204
or the 0.204
the underlying 0.204
hard to 0.203
information on 0.203
we want to 0.203
by default 0.202
he is 0.202
and some 0.199
want to 0.199
it seems 0.198
think of 0.197
but is 0.195
point of 0.195
include a 0.194
these changes 0.194
we want 0.193
it should be 0.192
of many 0.192
is this 0.191
the uk 0.191
is very 0.19
making a 0.19
you can find 0.19
result of 0.189
when we 0.189
a couple 0.188
of government 0.187
form of 0.186
know that 0.186
affect the 0.185
but it is 0.185
make a 0.185
allowed to 0.184
and more 0.184
the core 0.184
can use 0.183
the change 0.183
some other 0.182
work with 0.182
that will 0.181
to do 0.181
which in 0.181
improve the 0.18
as long 0.179
of some 0.178
part of the 0.177
to search 0.177
to send 0.177
to track 0.176
value of 0.176
a tool 0.175
build a 0.175
if you want 0.175
there have 0.175
with all 0.173
amount of 0.172
results in 0.172
we get 0.172
and making 0.171
in the world 0.169
of the best 0.169
on that 0.169
and do 0.166
the recent 0.166
appears to be 0.165
are some 0.165
as well 0.165
things in 0.165
will need 0.165
and all 0.164
to be a 0.164
you would 0.164
and i am 0.163
possible to 0.163
the country 0.163
and how 0.162
appears to 0.161
in a few 0.161
in all 0.161
more of 0.161
a new 0.16
are still 0.16
on github 0.16
on top of 0.16
make up 0.159
to allow 0.159
a bit 0.158
of those 0.158
out the 0.157
the largest 0.157
the same time 0.157
how we 0.156
the goal of 0.154
function is 0.153
an easy 0.152
the amount 0.152
problem is 0.151
the greater 0.15
soon as 0.149
where you 0.149
in order 0.147
more and 0.147
they will 0.147
like the 0.145
the rest of 0.145
to build 0.145
on all 0.144
the form 0.144
for example 0.142
to improve 0.142
one or 0.14
the release of 0.14
to be done 0.14
used in 0.139
in such 0.138
will also 0.138
is a good 0.137
lot of 0.137
up of 0.135
not all 0.134
a special 0.133
to work on 0.133
is now 0.132
what is 0.132
will help 0.132
work for 0.132
work on 0.132
be very 0.13
a given 0.128
more and more 0.128
similar to 0.128
the cause of 0.128
a lot of 0.127
to be 0.127
we don't 0.127
the event 0.126
with the 0.126
by our 0.125
the course of 0.125
a really 0.124
and with 0.124
but at 0.124
but i 0.122
overview of 0.121
should be 0.121
that there 0.121
will not be 0.121
with our 0.119
as soon 0.118
one of the 0.118
as long as 0.117
the united states 0.117
as soon as 0.116
available for 0.116
here to 0.116
this will 0.116
a few 0.113
a total 0.112
order to 0.112
the website 0.111
this change 0.111
to work 0.111
have a 0.11
the basis 0.11
refer to 0.109
try to 0.109
version of 0.108
of other 0.107
they are 0.107
to participate 0.107
where we 0.107
community and 0.106
the time 0.106
all this 0.105
in order to 0.105
will not 0.105
as a result 0.104
it should 0.103
needs to be 0.103
that we 0.102
being able 0.101
being able to 0.101
some of 0.101
to run 0.101
of new 0.1
of the 0.1
that only 0.099
changes to 0.098
interact with 0.098
state of 0.097
the various 0.097
class of 0.096
for the 0.096
one of 0.096
parts of 0.095
the work 0.095
using the 0.095
well as 0.095
will use 0.095
a simple 0.093
have been 0.092
in some 0.091
team has 0.091
and see 0.09
rest of the 0.09
the united 0.09
to the 0.09
used by 0.09
available to 0.088
for each 0.088
have any 0.088
you need 0.088
as it 0.087
list of 0.086
to complete 0.086
years ago 0.086
you may 0.084
in addition 0.082
many of 0.082
a large 0.081
added to 0.081
same time 0.081
some of the 0.081
that of 0.081
this case 0.081
rest of 0.08
working on 0.08
and in the 0.079
if there 0.078
is all 0.078
this is the 0.077
to make 0.077
we can 0.077
is already 0.076
is the 0.075
it might be 0.075
have the 0.074
idea of 0.073
on twitter 0.073
to some 0.073
use this 0.073
not only 0.072
only be 0.072
such an 0.072
a result 0.07
best to 0.07
a project 0.069
as well as 0.069
community members 0.069
code in 0.068
members of the 0.067
we have 0.067
is only 0.066
having to 0.065
in fact 0.065
found in 0.064
the point 0.064
a number 0.063
attached to 0.063
have to 0.063
it is 0.061
in those 0.06
must be 0.06
all of 0.057
system is 0.057
with some 0.056
you to 0.056
each of 0.055
the value 0.055
support for 0.054
the fact that 0.054
this new 0.054
you can 0.054
the general 0.051
set of 0.049
to help 0.049
process of 0.048
to promote 0.048
be able 0.047
can only 0.047
we should 0.047
is always 0.046
information about 0.045
changes in 0.044
more to 0.043
and other 0.042
to obtain 0.042
which they 0.042
but as 0.041
is not 0.041
you have 0.041
be useful 0.039
we do 0.039
it by 0.038
light of 0.038
be able to 0.037
the amount of 0.037
for other 0.035
and have 0.034
fact that 0.031
of your 0.03
are now 0.028
necessary to 0.028
point in 0.027
development and 0.026
and is 0.025
if you have 0.025
is no 0.025
all those 0.024
join the 0.024
of different 0.024
be in 0.023
a specific 0.022
or more 0.022
able to 0.021
have one 0.021
this is 0.021
to start 0.021
to perform 0.02
`,
} as const;
