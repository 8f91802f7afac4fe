/** Fitted word lists: an entry and its log-odds for a use in 100 words. Sources and method stand in the model card. Written by fit.ts; change it there. */
export const fitted = {
  ai_vocabulary: `
arrives 2.914
someone's 1.965
carries 1.946
afterward 1.915
advancements 1.769
photographs 1.766
lasting 1.747
laughed 1.607
nodded 1.6
significance 1.545
additionally 1.525
routine 1.497
nobody 1.472
modest 1.458
listeners 1.436
quietly 1.408
wrist 1.31
finds 1.293
offering 1.261
impressive 1.253
reveals 1.208
twist 1.208
problem-solving 1.189
turns 1.185
curiosity 1.165
deeper 1.153
roughly 1.149
sentence 1.138
resilience 1.124
bench 1.11
remarkable 1.068
title 1.065
residents 1.017
conversation 1.013
conversations 0.973
crucial 0.97
shelf 0.895
stands 0.891
remained 0.887
relationships 0.847
city's 0.843
prompt 0.84
boots 0.838
evidence 0.838
weather 0.811
pounds 0.793
faces 0.788
overall 0.78
narrative 0.777
mention 0.768
perspectives 0.751
reveal 0.751
prioritize 0.728
struggle 0.724
atmosphere 0.701
lighting 0.694
offer 0.693
memories 0.662
conventional 0.657
pressed 0.652
drove 0.651
recognize 0.645
shift 0.645
noticed 0.644
individuals 0.634
begins 0.63
nights 0.621
beneath 0.596
findings 0.575
percent 0.575
depth 0.572
readers 0.567
feels 0.562
navigate 0.557
offers 0.555
exploration 0.547
abilities 0.545
finally 0.543
shifts 0.542
raises 0.534
significant 0.531
leaving 0.529
emotions 0.528
doors 0.524
drive 0.512
fewer 0.508
insights 0.505
traditional 0.503
locked 0.497
setting 0.496
gentle 0.487
healthcare 0.469
valuable 0.455
voice 0.454
shoes 0.452
damage 0.446
enhance 0.446
sales 0.424
learns 0.419
tells 0.418
stayed 0.416
diverse 0.408
remains 0.408
taught 0.406
holding 0.404
challenging 0.402
opens 0.398
effectively 0.394
ordinary 0.382
weeks 0.381
volunteer 0.379
hidden 0.376
knife 0.37
dialogue 0.369
feeling 0.363
household 0.358
named 0.355
teenagers 0.339
conducted 0.335
particularly 0.33
emotional 0.327
prices 0.325
evening 0.324
visit 0.324
neighbor 0.322
standing 0.32
labeled 0.319
neighbors 0.319
dinner 0.315
recognition 0.31
schools 0.301
overnight 0.298
career 0.295
month 0.295
drawn 0.29
teacher 0.289
waiting 0.278
potential 0.275
concerns 0.266
furthermore 0.266
someone 0.26
hours 0.256
afternoon 0.252
vehicle 0.251
quiet 0.247
leaves 0.239
warmth 0.229
behind 0.222
began 0.221
parents 0.217
plastic 0.216
lemon 0.215
arrived 0.213
conclusion 0.212
beside 0.209
clean 0.209
light 0.197
risks 0.192
visits 0.188
turned 0.186
families 0.179
sister 0.179
painted 0.175
moved 0.169
scene 0.169
media 0.168
trust 0.168
adults 0.163
farmers 0.159
argue 0.156
garden 0.151
knowledge 0.147
techniques 0.145
seconds 0.135
books 0.132
spring 0.127
carry 0.122
understanding 0.12
silence 0.108
played 0.1
insurance 0.095
offered 0.093
claim 0.092
radio 0.08
implications 0.072
speech 0.072
window 0.067
explanations 0.066
miles 0.066
stand 0.063
budget 0.062
witness 0.062
natural 0.058
classroom 0.056
animals 0.045
sleep 0.042
story 0.033
leave 0.031
kitchen 0.029
third 0.025
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
eagerly 2.796
revolutionized 2.794
shone 2.755
enthusiasts 2.625
sparked 2.61
watches 2.484
skepticism 2.375
hesitate 2.36
neon 2.337
leans 2.312
smoothly 2.285
harmonious 2.255
swap 2.232
subpar 2.204
abstract 2.187
reserved 2.12
humming 2.114
gravel 2.1
urgent 2.073
mom's 2.022
anticipated 2.017
jaw 1.994
unchanged 1.989
utilizing 1.916
drank 1.913
passage 1.903
newfound 1.9
gallery 1.884
disparities 1.877
iconic 1.877
top-notch 1.873
vanish 1.864
hey 1.828
praised 1.773
thrill 1.77
bury 1.764
flush 1.743
dear 1.724
invites 1.723
remainder 1.71
warmly 1.704
opt 1.701
crafted 1.688
triumph 1.664
gym 1.658
adventures 1.65
immersive 1.638
carpet 1.63
solace 1.611
stumbled 1.584
palm 1.578
immense 1.565
renowned 1.556
emphasized 1.534
succeeded 1.534
chaos 1.503
utilized 1.483
exceptional 1.479
adjustment 1.456
sister's 1.453
teamwork 1.443
lacks 1.439
preparing 1.433
exhausted 1.423
lend 1.42
rumors 1.404
unsettling 1.4
delayed 1.389
compromising 1.384
tidy 1.377
stark 1.375
debates 1.374
numerous 1.371
wears 1.369
aftermath 1.352
planted 1.348
skip 1.346
lease 1.337
funeral 1.33
handwriting 1.318
model's 1.317
evident 1.316
colony 1.298
shake 1.291
zones 1.291
judgment 1.287
midnight 1.276
wisdom 1.272
mess 1.269
adjusting 1.262
cousin 1.255
summary 1.248
etched 1.239
extends 1.239
choosing 1.23
damp 1.219
ritual 1.219
cooler 1.212
distraction 1.209
drama 1.203
complaints 1.173
firstly 1.173
brief 1.17
scan 1.17
garage 1.169
reads 1.166
tide 1.165
fulfillment 1.162
sleeve 1.161
documented 1.158
precise 1.155
gaze 1.146
yeah 1.144
thanked 1.138
tale 1.136
decides 1.133
printed 1.133
disruption 1.12
restricted 1.118
gratitude 1.111
inherently 1.107
nevertheless 1.107
somebody 1.099
sits 1.089
blame 1.085
paused 1.084
timing 1.073
frustrating 1.071
froze 1.066
completing 1.064
family's 1.063
holds 1.056
embracing 1.048
marks 1.048
abruptly 1.044
tense 1.042
measuring 1.031
delightful 1.023
faintly 1.018
mood 1.015
upward 1.015
paragraph 1.013
locals 1
raising 0.999
sustainability 0.999
swim 0.999
residential 0.992
restore 0.991
deserve 0.99
guardian 0.981
pretending 0.978
password 0.976
uncover 0.975
assistance 0.974
cleaned 0.974
enjoyable 0.974
occasional 0.973
appeals 0.972
bag 0.968
convenient 0.966
scarce 0.965
borrowed 0.959
principal 0.955
article 0.952
shaping 0.951
reflects 0.948
strain 0.945
believed 0.942
amidst 0.935
rang 0.934
concert 0.933
drones 0.925
proof 0.925
thoughtful 0.925
hinges 0.921
confirm 0.92
gaps 0.918
pack 0.917
grateful 0.91
jokes 0.909
rain 0.907
treasure 0.907
father's 0.9
beds 0.896
narratives 0.895
conflict 0.891
leaned 0.888
elevator 0.879
limitations 0.877
protects 0.877
listened 0.872
sideways 0.871
well-rounded 0.87
eerie 0.869
possibilities 0.867
gathering 0.864
lacked 0.864
culinary 0.863
meters 0.859
overly 0.856
dioxide 0.851
providing 0.851
advertising 0.848
moisture 0.846
refund 0.846
replace 0.843
team's 0.843
determination 0.842
halls 0.841
plot 0.837
believes 0.835
scraps 0.835
uncertain 0.834
returning 0.83
decision-making 0.828
bin 0.824
mysterious 0.824
educated 0.823
log 0.823
electronics 0.817
serves 0.817
captured 0.815
lies 0.81
delay 0.809
strangers 0.801
celebrate 0.793
labor 0.79
notebook 0.789
sixth 0.789
mother's 0.782
demonstrates 0.781
keeps 0.777
secondly 0.777
closes 0.775
grows 0.775
assistant 0.774
lift 0.774
venue 0.773
collective 0.772
encountered 0.768
alley 0.765
contributed 0.765
holes 0.762
noon 0.76
predictive 0.757
schedule 0.755
worn 0.755
hum 0.753
absence 0.752
ease 0.752
missed 0.748
protection 0.747
phenomena 0.744
pursue 0.744
fails 0.742
planets 0.742
wake 0.742
invest 0.741
twisted 0.738
detect 0.736
printing 0.736
truly 0.732
lit 0.731
supporters 0.73
anyway 0.727
tasting 0.722
remain 0.717
embrace 0.714
kid 0.714
pays 0.714
seal 0.714
thrive 0.714
dad 0.712
explores 0.709
struggled 0.703
discipline 0.702
outstanding 0.7
satisfying 0.7
destination 0.698
aim 0.696
careful 0.694
argues 0.692
spots 0.691
sausage 0.688
collected 0.687
sole 0.687
era 0.686
poorly 0.686
prepared 0.686
generous 0.685
designed 0.684
investigation 0.681
led 0.68
congestion 0.678
cooperative 0.673
mad 0.67
athletes 0.668
edge 0.668
fuel 0.668
scent 0.666
assumes 0.664
artist 0.662
gained 0.661
witnesses 0.66
incident 0.653
angles 0.651
legal 0.651
desk 0.646
falls 0.644
thunder 0.642
inequality 0.641
promises 0.641
simply 0.641
appreciation 0.64
horizon 0.64
setbacks 0.637
volunteers 0.637
semester 0.635
reducing 0.634
sold 0.633
fragments 0.631
habitats 0.631
laws 0.631
well-being 0.629
bend 0.626
appreciate 0.625
checking 0.624
approximately 0.623
compression 0.622
coach 0.615
chin 0.609
lie 0.604
recorded 0.603
ethical 0.599
partially 0.598
possibility 0.597
stay 0.595
catch 0.592
practical 0.592
annual 0.591
pets 0.591
shallow 0.588
political 0.586
opted 0.585
attentive 0.584
squad 0.584
reasonable 0.583
appears 0.581
largely 0.577
spoke 0.576
meant 0.573
secrets 0.572
significantly 0.572
lean 0.568
safe 0.565
reply 0.564
estimated 0.562
alien 0.559
denied 0.555
homes 0.547
options 0.547
count 0.546
guns 0.546
guilt 0.545
detail 0.543
ring 0.543
funding 0.542
vehicles 0.541
informative 0.54
humor 0.537
trees 0.537
pulls 0.536
officials 0.534
becomes 0.533
deck 0.529
relaxed 0.529
park 0.526
pitch 0.526
creak 0.525
interests 0.524
veins 0.523
worse 0.523
undoubtedly 0.522
wood 0.521
yard 0.52
seed 0.518
reliability 0.515
opinions 0.513
estimates 0.512
paid 0.51
propagation 0.51
sooner 0.508
broken 0.506
craft 0.506
resolution 0.506
explained 0.504
journey 0.504
purpose 0.504
complexity 0.502
limited 0.501
rushed 0.495
suspect 0.495
knowledgeable 0.494
scattered 0.494
whispered 0.494
investigates 0.493
seemed 0.49
confused 0.489
requested 0.486
competition 0.485
farm 0.485
patterns 0.485
ads 0.484
ends 0.484
gun 0.484
turning 0.478
takes 0.476
stuck 0.475
betrayal 0.474
improved 0.474
stop 0.474
warning 0.471
comprehension 0.469
involving 0.469
trend 0.467
reach 0.466
expenses 0.463
insight 0.462
fence 0.46
described 0.459
substantial 0.459
characters 0.457
cultures 0.455
fees 0.454
tap 0.451
regulations 0.442
savings 0.438
potentially 0.434
real-world 0.433
reasons 0.433
supplied 0.433
crime 0.432
lost 0.432
contexts 0.43
believe 0.429
productivity 0.429
shared 0.429
equally 0.427
ordering 0.426
seat 0.425
goodbye 0.424
governments 0.423
late 0.422
scenarios 0.422
cat 0.421
deciding 0.418
aliens 0.416
ambiance 0.415
outweigh 0.413
bags 0.412
deeply 0.412
extensive 0.41
unique 0.41
locks 0.409
noodles 0.409
surprised 0.407
cattle 0.406
demands 0.405
mistake 0.404
informed 0.402
welcoming 0.4
organic 0.399
beneficial 0.396
brass 0.394
genre 0.394
gap 0.392
particles 0.392
technological 0.392
lack 0.391
switch 0.391
subjects 0.389
adaptability 0.386
anyone 0.385
travel 0.384
galaxy 0.378
outperforms 0.375
emphasize 0.374
fee 0.373
anybody 0.371
acknowledged 0.368
attempts 0.368
ended 0.368
cake 0.367
debt 0.367
week 0.367
country's 0.366
politics 0.366
towel 0.366
bored 0.365
grip 0.364
pair 0.363
decay 0.362
book 0.36
imagination 0.36
sale 0.36
role 0.358
choice 0.356
communication 0.356
constraints 0.355
employer 0.355
math 0.355
responds 0.355
backgrounds 0.353
similarly 0.352
lamp 0.351
student's 0.351
efficiency 0.347
accounts 0.346
gloves 0.346
notice 0.345
fallen 0.344
mask 0.344
serious 0.344
guy 0.343
relies 0.343
reliable 0.34
transform 0.34
adapt 0.339
considers 0.338
notices 0.338
roof 0.337
statistical 0.335
company 0.334
grew 0.334
correction 0.333
cars 0.332
cities 0.332
panel 0.331
adopt 0.33
curious 0.33
unable 0.33
calm 0.329
cost 0.329
advancement 0.328
disagree 0.327
runs 0.327
dreams 0.326
held 0.326
curriculum 0.325
something 0.323
indicate 0.322
ran 0.32
truth 0.32
dogs 0.319
typically 0.319
bike 0.318
clues 0.318
spoken 0.318
animal 0.317
polish 0.317
choose 0.316
touches 0.315
loan 0.314
injury 0.312
ink 0.311
pad 0.311
past 0.311
enjoyed 0.31
reading 0.31
face-to-face 0.307
original 0.307
parent 0.307
reflect 0.307
taxes 0.307
color 0.306
entertainment 0.302
college 0.301
coin 0.3
claimed 0.299
essay 0.299
investing 0.298
cold 0.297
pick 0.296
decade 0.295
wrong 0.294
enjoy 0.293
knee 0.293
presence 0.293
planet 0.291
sustainable 0.291
trade 0.29
everyone 0.289
transportation 0.289
treats 0.288
upstairs 0.287
scheduling 0.286
sustained 0.285
producers 0.283
rights 0.283
apart 0.282
universe 0.281
ghost 0.28
experiencing 0.278
pages 0.277
concern 0.275
crew 0.274
okay 0.274
underneath 0.272
chairs 0.27
vulnerability 0.27
wrote 0.27
hurt 0.267
asks 0.266
bay 0.266
ideally 0.264
repair 0.264
rely 0.263
dynamics 0.262
sad 0.262
challenge 0.26
identical 0.26
caught 0.259
countless 0.259
final 0.257
suspicion 0.255
awkward 0.254
considering 0.254
empty 0.254
pushing 0.254
prioritizing 0.253
educators 0.252
cheaper 0.25
horror 0.25
dust 0.249
explore 0.248
unit 0.248
chart 0.246
filled 0.245
opened 0.244
properties 0.244
credit 0.241
educational 0.241
frozen 0.241
hint 0.241
lid 0.241
reader 0.24
fog 0.239
gas 0.239
girls 0.238
tiny 0.237
card 0.234
worry 0.234
fall 0.233
surveys 0.233
doorway 0.232
actions 0.231
climbed 0.231
missing 0.23
samples 0.229
argument 0.228
boxes 0.228
environmental 0.228
slow 0.226
author 0.225
charming 0.225
technology 0.225
ladder 0.224
flood 0.223
medical 0.223
smiled 0.223
real 0.222
festival 0.22
occurred 0.22
supply 0.22
ceiling 0.219
complaint 0.219
bilingual 0.218
bridge 0.216
concepts 0.216
declined 0.215
pale 0.214
season 0.213
harder 0.212
dressing 0.211
experience 0.21
conversational 0.209
firm 0.209
character 0.208
entity 0.208
materials 0.208
row 0.208
ecosystems 0.207
remaining 0.207
dangerous 0.206
humanity 0.206
neighborhoods 0.205
agents 0.204
kept 0.204
perspective 0.204
rates 0.204
feel 0.203
literature 0.203
calculation 0.201
none 0.201
tip 0.201
days 0.2
extraordinary 0.199
formation 0.199
sincerely 0.199
sugar 0.199
hero 0.197
slight 0.197
suspense 0.197
wash 0.197
limit 0.196
supposed 0.196
transformation 0.196
months 0.195
classic 0.192
demonstrated 0.191
finished 0.191
moral 0.189
challenges 0.188
shadows 0.187
connectivity 0.186
promise 0.185
essential 0.184
permitted 0.181
sand 0.18
drifting 0.179
laughter 0.177
polite 0.175
equipment 0.174
possession 0.174
stereotypes 0.172
employ 0.171
exactly 0.171
faced 0.171
blade 0.17
drop 0.17
bring 0.169
raise 0.169
jury 0.168
wet 0.168
beautifully 0.166
context 0.166
predictions 0.165
surprise 0.165
collapse 0.163
keep 0.163
speak 0.163
speaker 0.163
engage 0.161
reaches 0.16
facial 0.159
scared 0.159
draw 0.153
barely 0.151
burst 0.151
creative 0.151
mistakes 0.15
argued 0.149
counting 0.149
jobs 0.149
onto 0.148
folding 0.147
pursuit 0.147
delicious 0.145
solo 0.145
cuisine 0.144
pairs 0.144
clothing 0.143
resistance 0.143
interactions 0.142
decades 0.141
adequate 0.138
soil 0.138
engineer 0.137
partner 0.136
arms 0.135
distance 0.134
warm 0.134
car 0.133
motion 0.133
explanation 0.132
instruments 0.132
flavor 0.129
gate 0.129
gem 0.129
relationship 0.129
dragon 0.123
controller 0.118
generalization 0.118
player 0.118
ask 0.114
got 0.114
boat 0.113
yards 0.113
lower 0.11
taken 0.11
anger 0.109
formal 0.109
passengers 0.109
clip 0.108
carried 0.107
today's 0.107
repeat 0.106
mail 0.105
worth 0.105
completed 0.104
looking 0.102
excellent 0.101
local 0.101
reached 0.1
effects 0.098
chocolate 0.097
flat 0.096
tied 0.096
cups 0.095
encryption 0.093
harm 0.093
balancing 0.092
strike 0.092
connection 0.091
crab 0.091
club 0.09
dog 0.089
face 0.089
history 0.089
chili 0.086
bill 0.085
crowd 0.085
preferences 0.084
moment 0.083
stops 0.083
impact 0.082
wider 0.079
networks 0.077
suggest 0.077
table 0.077
buy 0.075
field 0.074
living 0.074
alone 0.072
restaurant 0.071
ultimately 0.071
methods 0.07
wear 0.07
quarter 0.068
narrow 0.067
expensive 0.066
soap 0.066
machine 0.065
felt 0.064
economic 0.063
smoke 0.062
cigarette 0.06
isolation 0.06
says 0.06
soft 0.06
clusters 0.059
sun 0.058
dread 0.056
visited 0.056
battery 0.055
cover 0.055
personal 0.055
sit 0.054
records 0.052
reduce 0.051
tried 0.05
sharp 0.045
premium 0.044
pace 0.043
touch 0.043
tomorrow 0.042
foam 0.041
spoon 0.041
cognitive 0.04
leg 0.04
deep 0.038
factors 0.037
games 0.036
plan 0.036
photo 0.032
similarity 0.032
extra 0.027
blue 0.025
settled 0.025
stones 0.025
species 0.024
tank 0.021
alive 0.02
surface 0.02
`,
  everyday_words: `
pity 4.685
organization's 3.027
gentlemen 2.98
usefulness 2.956
stealing 2.916
beating 2.705
networking 2.591
tab 2.572
travelled 2.506
iterate 2.444
interacts 2.44
colour 2.417
invoke 2.416
selfish 2.399
definite 2.378
enterprise 2.366
mighty 2.26
presentations 2.194
fuck 2.087
winners 2.078
formally 2.045
arguably 2.023
e-mail 2.016
indispensable 1.989
hotels 1.972
amongst 1.959
till 1.958
afterwards 1.916
sized 1.912
collaborators 1.907
impaired 1.896
comply 1.874
interfaces 1.874
marry 1.871
physiological 1.864
temple 1.856
crap 1.855
servants 1.843
fucking 1.836
awful 1.793
wasted 1.784
likewise 1.772
bloody 1.762
metabolism 1.755
horrible 1.749
mid 1.74
sensations 1.733
autoimmune 1.701
reporter 1.691
fairly 1.684
automation 1.683
namely 1.679
bundle 1.673
backend 1.672
solemn 1.669
animated 1.655
subset 1.651
demanded 1.648
notified 1.642
unhappy 1.64
collectively 1.637
awesome 1.635
offices 1.631
ca 1.617
centre 1.616
respectively 1.611
versa 1.597
touching 1.58
besides 1.573
abnormal 1.572
peoples 1.572
resume 1.569
abnormally 1.56
coordinated 1.559
ill 1.554
programmer 1.551
honorable 1.532
binds 1.509
satisfy 1.501
wolf 1.499
forth 1.478
toolkit 1.473
whilst 1.46
stabilization 1.448
destructive 1.447
tumor 1.446
indicator 1.44
transmitted 1.43
deny 1.427
apparently 1.409
wiki 1.401
favourite 1.4
grants 1.399
formerly 1.396
filtered 1.392
married 1.388
imports 1.384
consisting 1.383
programmers 1.369
annoyed 1.367
suffer 1.367
faculty 1.365
contributor 1.361
characteristic 1.353
spokesman 1.352
shares 1.348
stupid 1.347
diagnosed 1.346
dislike 1.335
threatened 1.321
glory 1.319
internally 1.309
reuse 1.308
behaviour 1.301
heaven 1.301
backed 1.287
obliged 1.284
broadly 1.278
chunks 1.276
worship 1.274
pleasing 1.273
regime 1.267
logic 1.259
persons 1.257
cruel 1.245
etc 1.244
translates 1.24
hack 1.227
tremendous 1.222
prisoners 1.216
defective 1.215
defines 1.215
notifications 1.213
shout 1.204
axis 1.197
mature 1.197
usability 1.195
posting 1.188
enzymes 1.172
legs 1.163
managers 1.162
accumulation 1.148
submissions 1.144
dollar 1.133
neuron 1.133
severe 1.133
shipped 1.127
deficit 1.124
hence 1.124
ios 1.121
overlapping 1.121
hopefully 1.119
preventing 1.109
smallest 1.107
specification 1.105
fancy 1.101
plasma 1.096
editors 1.094
induce 1.094
spite 1.091
newest 1.089
correct 1.088
installing 1.088
laid 1.085
ok 1.077
distribute 1.074
woods 1.071
lung 1.069
keywords 1.067
aircraft 1.061
slice 1.061
encoded 1.06
associate 1.055
min 1.051
develops 1.047
prevented 1.042
synthesis 1.037
variants 1.037
obvious 1.036
thus 1.029
compiling 1.026
confined 1.026
specify 1.023
sweat 1.023
alert 1.02
fellows 1.019
relation 1.016
theoretically 0.991
corn 0.987
provision 0.987
gay 0.985
stream 0.984
interacting 0.98
milestones 0.979
abroad 0.976
marketing 0.976
surely 0.975
putting 0.974
ranges 0.973
disorders 0.971
contributors 0.968
impossible 0.962
ought 0.958
agency 0.957
supported 0.957
await 0.956
bitter 0.956
fetch 0.956
requirement 0.948
databases 0.946
damn 0.945
travelling 0.941
agile 0.939
downloading 0.935
reproducible 0.933
localized 0.93
intensive 0.928
liberty 0.928
happiness 0.927
bother 0.926
debug 0.916
retained 0.913
variation 0.913
cardiac 0.906
proprietary 0.905
repositories 0.901
atom 0.899
semantics 0.899
selling 0.896
browsers 0.895
certainly 0.895
gotten 0.891
extremely 0.887
regard 0.886
specified 0.882
waters 0.869
accomplish 0.868
disabled 0.867
branch 0.866
lungs 0.866
painful 0.866
naval 0.865
relate 0.865
analytics 0.862
partnership 0.862
vessels 0.862
definitions 0.851
gross 0.847
substantially 0.846
grave 0.845
bind 0.844
binding 0.84
forces 0.839
providers 0.833
upgrade 0.829
tracker 0.827
clearly 0.826
occurs 0.824
index 0.819
slices 0.817
overview 0.815
assuming 0.814
faith 0.813
contraction 0.81
pray 0.809
shit 0.807
bet 0.804
magnitude 0.801
spectacular 0.799
ion 0.795
tract 0.795
hundreds 0.794
contributing 0.792
men 0.792
lots 0.79
aggression 0.789
fantastic 0.789
retrieved 0.788
submitting 0.787
acts 0.785
precious 0.785
incoming 0.783
medium 0.782
hormones 0.781
wife 0.781
females 0.779
affect 0.776
utility 0.774
sponsorship 0.772
annoying 0.769
load 0.769
plots 0.763
removal 0.763
legally 0.76
fail 0.751
execute 0.75
tweet 0.75
connects 0.749
extend 0.749
reserves 0.747
winds 0.743
storing 0.742
voluntary 0.738
luckily 0.737
inflation 0.736
statistics 0.735
responsive 0.734
browser 0.733
commonly 0.732
discussed 0.732
probably 0.729
en 0.727
increase 0.724
inferior 0.724
chemical 0.723
intuitive 0.722
scarcely 0.718
wanting 0.715
published 0.712
developer 0.71
compile 0.709
al 0.708
lesions 0.705
removing 0.703
usable 0.701
sufficient 0.7
dimensional 0.699
literally 0.699
primitive 0.698
tutorials 0.696
sector 0.693
clicking 0.689
everywhere 0.686
urine 0.686
edit 0.685
unknown 0.683
guarantee 0.682
abundant 0.681
dozens 0.68
self 0.68
normally 0.676
user's 0.672
tissues 0.668
https 0.666
ago 0.665
separate 0.665
stakeholders 0.665
nerve 0.662
mix 0.661
affects 0.659
flag 0.659
fatal 0.658
operating 0.656
substances 0.653
membership 0.651
newer 0.65
disorder 0.649
stimuli 0.648
designers 0.647
onboarding 0.646
installation 0.645
servant 0.644
successfully 0.642
earliest 0.64
shall 0.639
stack 0.639
vision 0.638
maturation 0.637
constants 0.635
nightly 0.635
proposal 0.633
visualization 0.632
seas 0.631
melted 0.629
mentioning 0.629
producing 0.628
canonical 0.627
docs 0.627
pictures 0.627
indicated 0.624
deployed 0.622
attack 0.618
fly 0.618
instant 0.617
interesting 0.616
improvements 0.614
roadmap 0.613
receptor 0.612
bird 0.61
bone 0.61
easiest 0.608
equivalent 0.607
observe 0.605
attachment 0.603
consists 0.602
camp 0.601
obtain 0.599
tooling 0.598
explicitly 0.589
indeed 0.587
kill 0.587
responses 0.585
attain 0.584
mapping 0.579
realize 0.578
outreach 0.576
implementations 0.574
add 0.573
guidelines 0.573
startup 0.572
communications 0.571
assure 0.57
citizen 0.567
linking 0.564
added 0.563
announce 0.563
garbage 0.563
targets 0.562
dashboard 0.56
associated 0.558
built-in 0.558
consuming 0.556
cortex 0.556
dependent 0.556
federal 0.556
genes 0.556
really 0.556
high-level 0.555
problems 0.555
holidays 0.552
bytes 0.551
membrane 0.551
simple 0.551
golden 0.548
elected 0.547
removed 0.547
organizing 0.546
processed 0.546
promote 0.545
obviously 0.544
links 0.542
defined 0.541
searches 0.539
vague 0.538
easily 0.536
separately 0.532
sponsor 0.53
infinite 0.529
trigger 0.526
wholly 0.526
syndrome 0.525
huge 0.522
vastly 0.521
helper 0.519
functional 0.514
database 0.513
increased 0.51
completion 0.509
wonderful 0.509
discount 0.508
maintainers 0.508
occasions 0.508
drug 0.505
launching 0.503
done 0.498
generator 0.498
recently 0.498
fun 0.497
nested 0.495
scope 0.495
non 0.494
pointer 0.494
large 0.492
ton 0.491
arbitrary 0.49
jump 0.49
milestone 0.49
sync 0.49
beta 0.489
dealt 0.489
export 0.489
fashion 0.489
granted 0.489
thanks 0.489
attend 0.488
logo 0.488
cheap 0.484
teams 0.479
neurons 0.478
interactive 0.477
deleted 0.473
paperwork 0.471
suggested 0.471
destroyed 0.469
management 0.467
participated 0.467
poor 0.467
automatically 0.462
campaign 0.46
gov 0.459
baby 0.457
effort 0.455
helping 0.454
simulate 0.454
hormone 0.453
fluid 0.452
programs 0.452
compiler 0.45
greatly 0.45
occur 0.448
provisions 0.447
cerebral 0.444
practically 0.444
muscle 0.443
induced 0.442
kidney 0.442
course 0.437
evaluated 0.433
molecules 0.43
bug 0.429
manner 0.428
pathway 0.423
completely 0.422
crude 0.42
ignorant 0.42
locations 0.42
blocks 0.418
vs 0.418
pull 0.417
relations 0.411
sending 0.411
stats 0.411
ecosystem 0.41
snapshot 0.41
videos 0.41
rude 0.408
well 0.406
attendees 0.405
core 0.405
encode 0.402
controlling 0.401
modules 0.398
encoding 0.396
mankind 0.395
causing 0.393
implements 0.393
organization 0.392
accepting 0.391
binaries 0.39
microscopic 0.39
suppose 0.389
called 0.387
feature 0.386
organize 0.385
alpha 0.383
modification 0.383
workflow 0.383
repo 0.382
purchased 0.381
allow 0.38
spinal 0.38
user 0.38
relevant 0.375
basis 0.374
releases 0.374
visibility 0.373
network 0.372
type 0.372
generally 0.371
mentoring 0.371
performed 0.371
special 0.371
percentage 0.37
object 0.369
actually 0.366
neat 0.366
test 0.365
quote 0.364
breast 0.361
continuously 0.361
major 0.361
search 0.36
therefore 0.36
absolutely 0.358
biggest 0.358
civilization 0.358
tracking 0.353
mainly 0.352
metric 0.35
announcing 0.349
business 0.349
pretty 0.349
updating 0.349
aka 0.348
lot 0.346
point 0.346
posts 0.346
unless 0.346
greatest 0.342
rolling 0.341
solid 0.341
types 0.341
exception 0.34
native 0.34
active 0.339
developers 0.339
foo 0.339
sometimes 0.338
problem 0.337
instances 0.336
sure 0.336
tags 0.335
skeletal 0.332
wish 0.331
regressions 0.33
follow 0.327
iteration 0.323
underlying 0.322
pure 0.32
conduct 0.319
pin 0.316
protocol 0.316
visualize 0.315
born 0.313
building 0.312
give 0.311
see 0.311
components 0.309
classical 0.307
metrics 0.307
services 0.305
originally 0.301
shiny 0.301
implemented 0.3
races 0.3
tissue 0.3
wise 0.3
custom 0.298
extent 0.298
minimal 0.298
talking 0.298
metabolic 0.295
battle 0.294
cancer 0.294
expect 0.293
pass 0.293
proceed 0.293
inhibit 0.292
opposed 0.291
result 0.291
sections 0.291
announcement 0.29
phase 0.29
channel 0.287
website 0.286
interact 0.284
proteins 0.282
input 0.281
philosophy 0.281
prototype 0.281
efforts 0.28
format 0.28
hosted 0.28
signed 0.277
hosting 0.276
cell 0.275
metals 0.275
adopted 0.274
memory 0.273
migrate 0.272
locally 0.271
collector 0.27
site 0.27
nowadays 0.269
listed 0.266
library 0.263
chromosome 0.261
acids 0.26
appropriately 0.26
activate 0.259
blocked 0.259
general 0.259
continuing 0.258
mass 0.258
embedded 0.257
metadata 0.257
posted 0.256
country 0.255
console 0.254
sex 0.254
dev 0.253
projects 0.252
refer 0.251
electron 0.249
exam 0.249
nodes 0.249
office 0.249
shortly 0.249
appropriate 0.248
tests 0.248
vacation 0.248
calls 0.246
developing 0.245
gene 0.245
writer 0.242
formed 0.24
great 0.238
run 0.235
documentation 0.234
interfere 0.232
domain 0.23
function 0.228
values 0.228
verification 0.228
trait 0.227
processes 0.226
communicate 0.225
publish 0.224
thread 0.223
curves 0.222
js 0.221
content 0.22
release 0.22
receiver 0.219
manually 0.218
fat 0.216
religion 0.215
target 0.215
calling 0.214
example 0.214
employed 0.213
image 0.212
server 0.212
targeted 0.212
binary 0.208
getting 0.206
largest 0.206
define 0.204
couple 0.199
extract 0.199
race 0.198
automate 0.195
produced 0.195
libraries 0.194
parts 0.192
genetic 0.19
security 0.189
activation 0.188
below 0.188
represented 0.188
application 0.185
declare 0.185
mean 0.185
except 0.184
drugs 0.183
organizations 0.181
clearance 0.178
powers 0.178
cache 0.177
intent 0.176
man's 0.176
code 0.175
prove 0.174
compatibility 0.173
receive 0.172
task 0.172
trivial 0.167
fact 0.166
broad 0.165
conferences 0.165
variable 0.165
users 0.164
cease 0.163
bit 0.161
virtue 0.161
consequently 0.159
install 0.159
received 0.159
retrieve 0.157
common 0.156
leaders 0.156
released 0.156
mechanisms 0.155
conference 0.154
development 0.15
errors 0.149
expects 0.149
continue 0.148
contents 0.147
command 0.144
spiritual 0.144
wrapping 0.14
entering 0.139
genetically 0.139
open-source 0.138
assert 0.137
packages 0.135
programming 0.133
previous 0.132
collaborative 0.13
reference 0.13
implementation 0.128
important 0.128
purely 0.128
similar 0.128
token 0.128
io 0.127
get 0.124
construct 0.122
information 0.122
standard 0.122
implicit 0.119
working 0.119
accept 0.117
prior 0.117
backwards 0.115
enter 0.115
smart 0.115
software 0.115
additional 0.112
macro 0.112
directed 0.111
goal 0.111
map 0.111
initiative 0.11
exceptions 0.109
kernel 0.109
project 0.109
stable 0.108
dealing 0.107
brand 0.106
hydrogen 0.106
variables 0.106
community 0.105
continually 0.105
markers 0.104
submitted 0.104
using 0.103
latter 0.101
perform 0.1
case 0.099
changes 0.099
default 0.099
doc 0.095
scripts 0.094
connected 0.093
program 0.093
ideals 0.092
regular 0.091
satisfied 0.091
sufficiently 0.091
want 0.091
easy 0.09
convert 0.088
package 0.088
relatively 0.088
big 0.087
global 0.087
protein 0.087
relates 0.087
war 0.085
electrons 0.084
feedback 0.084
amount 0.082
computing 0.081
nucleus 0.081
collaborating 0.08
proper 0.079
storage 0.079
use 0.079
lucky 0.078
versions 0.078
dependencies 0.077
form 0.077
support 0.077
whereas 0.076
updated 0.075
parallel 0.073
virtual 0.073
component 0.072
web 0.072
scenario 0.071
event 0.07
cloud 0.067
forum 0.066
theme 0.065
required 0.064
basically 0.063
proceeded 0.063
discussions 0.061
fundamental 0.061
string 0.061
nerves 0.06
males 0.058
codebase 0.057
easier 0.057
endpoint 0.057
languages 0.057
purposes 0.057
desktop 0.056
stored 0.054
useful 0.053
data 0.052
government 0.052
servers 0.051
language 0.048
treaty 0.048
cannot 0.044
source 0.044
combined 0.043
labels 0.039
master 0.038
team 0.038
comments 0.037
able 0.036
immune 0.036
consciousness 0.035
dimensions 0.035
localization 0.035
patches 0.033
collect 0.031
referred 0.03
select 0.029
cells 0.028
previously 0.027
keyword 0.025
available 0.024
request 0.023
query 0.022
basic 0.02
setup 0.02
`,
  function_words: `
nor -1.372
despite 1.053
neither 0.958
via -0.695
within 0.682
whom -0.523
that's 0.495
whether 0.473
it's 0.39
very -0.378
among 0.368
either -0.355
did -0.334
however 0.328
having -0.319
down -0.315
never -0.285
every 0.275
now -0.256
along 0.249
still 0.247
each 0.244
here -0.239
though -0.238
away -0.224
being -0.224
only -0.216
upon -0.21
after -0.201
without 0.2
does -0.194
whose -0.191
although 0.186
beyond 0.172
other -0.172
back 0.171
such 0.169
its 0.164
into -0.163
again -0.161
own 0.159
have -0.158
often 0.156
where 0.156
while -0.154
am -0.153
when -0.139
since 0.136
so -0.131
doing 0.13
than -0.13
during 0.128
was -0.127
should -0.126
do -0.125
no -0.124
all -0.122
another -0.122
rather 0.116
until -0.116
any 0.111
might 0.109
who 0.109
why -0.104
across -0.103
ever -0.103
had -0.103
toward -0.098
one 0.094
he -0.093
under -0.092
per -0.091
around -0.089
few -0.089
because 0.087
about 0.086
can 0.085
then -0.085
just 0.083
how -0.077
same -0.077
could 0.075
once 0.075
but -0.074
in -0.072
several 0.072
from -0.068
this 0.066
most 0.065
before -0.064
must -0.064
too 0.06
more -0.056
through 0.056
least 0.055
for -0.054
some -0.053
been 0.052
may -0.052
those -0.052
there -0.051
these 0.049
will -0.049
both 0.048
of -0.048
always 0.047
over 0.047
would -0.045
many 0.043
not -0.041
an 0.039
that 0.039
towards -0.036
as -0.034
his -0.034
their 0.032
less -0.031
and -0.029
with -0.029
even 0.028
by 0.026
on -0.025
are -0.024
a 0.023
them 0.021
which 0.021
`,
  machine_phrasing: `
feeling a 2.56
noticed a 2.441
anyone looking 2.409
making them 2.35
a figure 2.284
eager to 2.197
revealed that 2.099
it's like 2.084
this can lead 2.073
set out 2.034
solely on 2.029
of excitement 2.005
is both 1.964
this allows 1.949
address this issue 1.942
that require 1.942
a hand 1.939
due to their 1.852
connect with 1.826
story is 1.818
and drive 1.8
begin with 1.751
would likely 1.709
her voice 1.706
what would 1.703
six months 1.694
insight into 1.674
a genuine 1.67
in this study 1.657
our results 1.654
a note 1.644
a product 1.637
a profound 1.636
that her 1.629
if there's 1.595
love for 1.59
that had been 1.59
reminder of 1.587
care of 1.581
ensures that 1.578
language model 1.568
around them 1.538
it is important 1.538
it's worth 1.538
people may 1.532
the power of 1.524
does the 1.52
was already 1.516
with two 1.494
it again 1.487
the narrative 1.473
a positive 1.457
to mitigate 1.457
and we'll 1.439
thought about 1.419
a valuable 1.416
as though 1.412
depth and 1.407
a testament to 1.398
to overcome 1.398
the world around 1.395
there's no 1.385
a habit 1.381
don't need 1.381
the chaos 1.376
valuable insights 1.362
behind a 1.36
a line 1.359
into her 1.358
share a 1.357
for someone 1.354
plans to 1.342
them the 1.339
is important to 1.335
who knows 1.334
a delightful 1.332
the details 1.331
for anyone 1.32
struggle with 1.306
could also 1.301
you'd like 1.301
safety and 1.297
between different 1.295
tell us 1.282
law enforcement 1.279
in person 1.278
aim to 1.262
would also 1.261
in them 1.254
a man who 1.251
a broader 1.246
our study 1.229
these findings 1.219
would you 1.217
of community 1.211
high school 1.207
about that 1.206
something else 1.203
the prompt 1.203
their actions 1.2
significance of 1.198
following a 1.188
it is essential 1.186
may not have 1.186
and i've 1.172
blend of 1.171
and your 1.17
low and 1.17
had always 1.169
our experiments 1.169
the authors 1.166
the way for 1.157
a faint 1.155
the emotional 1.151
offer a 1.147
advancements in 1.143
a form 1.136
highlights the 1.124
and each 1.119
and ask 1.118
them as 1.113
even when 1.112
far more 1.112
allowing for 1.106
connection to 1.102
power and 1.1
success in 1.1
can provide 1.097
warm and 1.097
a vast 1.092
more expensive 1.09
and water 1.084
three years 1.083
he felt 1.074
with a sense 1.074
tool for 1.073
effectiveness of our 1.072
before you 1.071
take it 1.068
with something 1.064
to assess 1.061
the implications 1.053
when you're 1.053
and attentive 1.051
determined to 1.049
to trust 1.048
arrived at 1.037
the title 1.037
a study 1.034
challenge of 1.034
a vital 1.029
around a 1.025
they often 1.023
keep up 1.02
act of 1.016
me for 1.013
and there's 1.011
the region 1.007
if you're looking 1.005
studies have 1.004
it can also 1.003
known for 1.002
while maintaining 1.002
she couldn't 0.998
her mind 0.997
care for 0.995
new things 0.993
a mix of 0.988
for further 0.986
examine the 0.981
a testament 0.98
individuals to 0.979
insights into the 0.978
a distant 0.977
making it 0.976
students who 0.975
this article 0.971
but there was 0.965
a deep 0.963
light on 0.961
invest in 0.96
capture the 0.954
the plan 0.954
for future 0.952
with no 0.95
their faces 0.949
and may 0.948
a hidden 0.946
is worth 0.945
learned to 0.944
someone to 0.944
and found 0.94
aim for 0.939
leave a 0.936
if your 0.934
a novel approach 0.932
them with 0.926
the food is 0.923
than you 0.918
managed to 0.917
the evening 0.917
may have been 0.913
to its 0.912
short of 0.911
happy to 0.908
a reminder 0.907
ask for 0.906
is difficult 0.905
the shadows 0.903
the village 0.902
he had been 0.897
offers a 0.895
a brief 0.894
first and 0.888
many times 0.883
this study 0.874
novel approach 0.864
the next day 0.864
though it 0.864
felt like 0.86
let the 0.86
methods for 0.86
investigate the 0.858
that their 0.858
how it 0.854
he couldn't 0.852
a pair of 0.847
the study 0.847
the quiet 0.845
tell you 0.843
to listen 0.842
set the 0.84
to create a 0.84
didn't know 0.835
reminder of the 0.835
the consequences 0.835
tied to 0.833
and you'll 0.832
a comprehensive 0.831
the consequences of 0.828
recognize that 0.826
in some cases 0.824
me in 0.824
the answer 0.822
you for 0.812
with only 0.808
education and 0.807
the sea 0.807
effect on 0.799
her a 0.794
serve as a 0.791
understand that 0.789
the thing 0.788
is likely to 0.787
believe that the 0.785
it felt 0.785
in there 0.784
some cases 0.784
the price of 0.784
at it 0.778
after that 0.775
critical thinking 0.775
a reason 0.774
the gap 0.768
public health 0.765
the mirror 0.765
light and 0.764
our understanding 0.763
stay in 0.758
difference in 0.751
older people 0.751
a constant 0.749
the kind 0.744
you had 0.743
received a 0.742
to uncover 0.739
method for 0.737
and her 0.735
be difficult 0.735
argued that 0.733
you're not 0.733
this method 0.731
and provide 0.73
with others 0.726
the kitchen 0.724
thank you for 0.722
more effective 0.721
the other hand 0.719
explore the 0.712
there may 0.712
the concept 0.711
testament to 0.707
of social 0.704
the smell of 0.704
to engage 0.702
a secret 0.701
recommend this 0.701
you're looking for 0.7
the relationship between 0.696
or at 0.694
to address 0.694
understanding and 0.694
a conversation 0.693
told her 0.693
ever since 0.691
from her 0.69
it doesn't 0.69
the company 0.689
the product 0.689
would allow 0.689
feel a 0.688
was about 0.688
a source 0.686
the technology 0.686
a former 0.684
for students 0.684
the accuracy 0.681
to return 0.681
did it 0.679
whether to 0.678
a sudden 0.676
highly recommend 0.67
day and 0.667
the cause 0.666
in various 0.665
four years 0.662
insights into 0.662
her hands 0.661
how a 0.66
dark and 0.657
looked up 0.657
for something 0.656
has the potential 0.655
the weight of 0.653
is crucial 0.65
a mix 0.649
a symbol of 0.647
the ship 0.647
to experience 0.647
last night 0.646
world around 0.646
came in 0.644
between them 0.643
offered a 0.643
and i'm 0.642
to a more 0.641
shown to 0.639
the results 0.638
results show 0.637
because there 0.635
but a 0.635
implications of 0.635
influenced by 0.633
the loss 0.633
the quality 0.633
sign of 0.629
to begin 0.629
my face 0.628
and made 0.627
while some 0.627
was like 0.624
a lack 0.623
friendly and 0.623
driven by 0.622
a difference 0.621
the rain 0.618
this approach 0.616
to enjoy 0.615
has never 0.613
and he 0.612
to someone 0.612
the natural 0.61
approach is 0.609
one another 0.609
that no 0.607
knowledge of 0.606
rather than 0.606
with it 0.605
and two 0.604
there's a 0.601
are often 0.599
one who 0.598
its potential 0.592
three days 0.589
food and 0.584
it wasn't 0.584
you a 0.584
amidst the 0.583
by the time 0.581
plays a 0.581
used to be 0.581
engaging in 0.579
down on 0.578
forms of 0.578
the risk of 0.576
you're looking 0.575
you know 0.573
the audience 0.572
research has 0.57
and human 0.569
which can 0.568
one in 0.567
let me 0.566
come up 0.564
but then 0.562
the staff 0.562
returned to 0.561
it did 0.559
the truth 0.557
skills and 0.554
on her 0.551
the media 0.551
a strange 0.55
and emotional 0.547
about to 0.546
for two 0.546
knew that 0.546
room for 0.546
the woman 0.546
adapt to 0.545
our approach 0.545
a personal 0.544
and reduce 0.54
longer than 0.54
each one 0.539
approach for 0.537
the physical 0.536
leading to a 0.535
also help 0.534
beneath the 0.534
to raise 0.531
and that the 0.529
issue of 0.526
know how to 0.525
in the second 0.523
our findings 0.523
shown that 0.521
stood there 0.516
the chance to 0.513
the local 0.51
while others 0.509
his hands 0.508
impact on 0.507
thank you 0.507
can tell 0.502
has made 0.498
a promising 0.494
propose a new 0.493
to consider 0.493
a third 0.491
symbol of 0.491
place where 0.489
a table 0.488
than they 0.487
someone else 0.486
artificial intelligence 0.485
models that 0.485
see it 0.484
balance between 0.483
one hand 0.482
the sun 0.482
aims to 0.479
think it's 0.477
her eyes 0.476
of knowledge 0.476
he didn't 0.474
in three 0.474
on saturday 0.474
a place 0.472
had never 0.472
next time 0.472
point to 0.472
we aim 0.472
it out 0.47
scent of 0.467
learn to 0.465
where it 0.465
about her 0.463
the importance of 0.463
a month 0.46
risk of 0.46
the stars 0.459
balance of 0.458
time with 0.458
understanding the 0.456
the quality of 0.455
came to 0.454
can't be 0.453
depend on 0.453
in the face 0.452
implications for 0.451
the potential to 0.451
two weeks 0.451
results show that 0.45
help but 0.448
lost in 0.447
you've got 0.445
this could 0.444
the restaurant 0.442
turned to 0.442
mix of 0.439
prone to 0.439
grew up 0.435
relies on 0.435
where a 0.435
and keep 0.434
what happened 0.434
and take 0.432
said that 0.427
a significant 0.425
the significance of 0.425
she has 0.424
and an 0.422
the green 0.422
a sharp 0.42
the atmosphere 0.42
to address this 0.42
indicate that 0.419
by the end 0.418
love to 0.418
within a 0.417
have become 0.416
relationship between 0.416
felt a 0.414
price of 0.414
to both 0.409
to detect 0.408
cost of 0.407
service was 0.404
on me 0.403
benefit from 0.4
she didn't 0.399
serves as 0.398
role in the 0.397
with their 0.397
fails to 0.395
the old 0.395
against the 0.393
understanding of the 0.393
come out 0.392
a small 0.39
came from 0.39
highlighting the 0.39
a single 0.389
the one 0.389
that had 0.388
a lack of 0.387
consistent with 0.386
harder to 0.385
told me 0.385
those in 0.384
as if the 0.383
idea that 0.383
reached for 0.382
in conclusion 0.381
may not be 0.381
pair of 0.381
what to 0.38
a more 0.379
more efficient 0.378
show that the 0.376
the paper 0.376
had already 0.375
like a 0.375
what if 0.374
consequences of 0.373
knowledge and 0.373
a means 0.371
the book 0.371
the phone 0.37
and has 0.368
told him 0.368
his eyes 0.367
them a 0.367
if it's 0.366
and a 0.365
it comes 0.365
neural network 0.364
for years 0.363
he told 0.363
led by 0.363
to ask 0.36
of them 0.358
of it 0.357
the road 0.355
the environment 0.353
appreciate the 0.352
understanding of 0.352
that she 0.35
about their 0.349
struggle to 0.347
such as 0.346
and family 0.344
the area 0.344
she saw 0.342
a woman 0.341
and they 0.341
begins to 0.34
a half 0.339
the library 0.339
to survive 0.339
unable to 0.338
a form of 0.335
attention to detail 0.335
and no 0.334
if you're 0.333
young people 0.333
it for 0.332
reached the 0.332
impact of 0.33
we investigate the 0.33
and left 0.329
this can 0.329
allows us 0.328
can feel 0.328
after a 0.327
efficiency of 0.327
that it 0.327
are more likely 0.326
to travel 0.325
the weight 0.324
on various 0.322
the second 0.322
address the 0.321
efficient and 0.32
the horizon 0.32
found a 0.319
at your 0.318
the impact 0.317
address this 0.314
at an 0.312
more likely 0.312
a great deal 0.311
had a 0.311
drawn to 0.309
on its 0.308
that it was 0.306
the importance 0.306
potential of 0.304
the lower 0.304
allows for 0.302
when it 0.301
the effectiveness of 0.3
to explore 0.299
allows students 0.296
a family 0.295
a sense 0.291
for everyone 0.291
the moon 0.291
deep learning 0.29
for its 0.289
the statement 0.289
wide range 0.289
me to 0.288
the model 0.288
quality of 0.287
for her 0.286
source of 0.284
the planet 0.284
the traditional 0.282
to say 0.282
a growing 0.281
a sense of 0.279
a lifetime 0.278
back on 0.277
sense of 0.274
keep the 0.273
while i 0.272
it back 0.27
in life 0.268
our method 0.268
the sound 0.268
essential for 0.267
my hands 0.265
designed to 0.263
out that 0.263
can help 0.262
demonstrate the effectiveness 0.261
the smell 0.26
isn't a 0.255
serve as 0.254
and it 0.253
the effectiveness 0.253
a day 0.252
toward the 0.25
along the 0.249
this paper 0.249
is that it 0.248
a car 0.247
to achieve 0.246
her own 0.245
offering a 0.245
and you can 0.243
on wednesday 0.24
learning to 0.238
climate change 0.235
each time 0.234
of four 0.234
she had 0.233
if you've 0.232
it's a 0.23
lead to a 0.23
the wind 0.23
because it 0.229
in recent years 0.228
the dark 0.228
the original 0.226
the ghost 0.222
to fully 0.222
the story 0.218
the face of 0.217
found myself 0.216
give up 0.216
you were 0.214
on mars 0.213
a wide range 0.212
people to 0.212
there may be 0.212
through a 0.212
tried to 0.212
the thought 0.211
evidence of 0.21
about it 0.209
her and 0.209
and understanding 0.206
as if 0.206
in the back 0.205
made it 0.203
and you 0.201
up on 0.201
when she 0.201
years old 0.198
on tuesday 0.197
the camera 0.197
can help to 0.195
can lead 0.194
the film 0.194
a face 0.193
before the 0.193
these models 0.192
none of 0.191
if you'd 0.19
continued to 0.189
couldn't help 0.188
did the 0.188
for several 0.188
who is 0.187
to study 0.185
what was 0.185
crucial role in 0.183
whether the 0.183
and one 0.182
the decision 0.182
and i had 0.181
an hour 0.18
wide range of 0.179
be more 0.178
the two 0.178
while a 0.178
could lead 0.177
feel like 0.177
suggest that 0.177
great deal 0.175
would be a 0.175
on sunday 0.173
the night 0.172
the experience 0.171
a pair 0.17
can lead to 0.168
importance of 0.167
those who 0.167
the club 0.166
if she 0.165
his own 0.164
is expected 0.164
it off 0.163
a crucial 0.162
serves as a 0.161
approach that 0.16
may also 0.16
outside the 0.16
the journey 0.16
the edge 0.159
could lead to 0.158
she asked 0.157
the complex 0.157
to adapt 0.157
the city's 0.156
to her 0.156
was a 0.156
with a 0.155
a time 0.153
anyone who 0.152
and knowledge 0.151
help them 0.15
suggesting that 0.149
potential to 0.148
the significance 0.148
and said 0.147
him with 0.147
is expected to 0.145
it as a 0.144
crucial for 0.143
a crucial role 0.142
would have to 0.142
the silence 0.141
crucial to 0.137
the city 0.137
who has 0.137
providing a 0.136
than a 0.136
what she 0.135
whether it 0.135
allows us to 0.134
on a 0.134
have found 0.132
more than 0.131
each year 0.13
in two 0.129
life and 0.129
to predict 0.129
we investigate 0.129
was always 0.127
weight of 0.127
before it 0.126
got a 0.126
it on 0.126
the benefits 0.126
the board 0.126
put it 0.125
selection of 0.124
effectiveness of 0.123
is often 0.12
of natural 0.12
was in 0.12
recent years 0.119
to hear 0.119
the car 0.117
and the potential 0.116
leave the 0.116
the chicken 0.116
values and 0.116
his face 0.115
didn't want 0.112
two of 0.111
two years 0.11
began to 0.109
friends and family 0.108
what it 0.108
was just 0.107
the field 0.106
in my opinion 0.103
rely on 0.102
the fish 0.102
an extra 0.1
in my 0.099
it could 0.098
neural networks 0.098
the words 0.098
to leave 0.098
from different 0.097
which can lead 0.097
with her 0.097
expected to 0.096
through the 0.095
the risk 0.094
made a 0.093
during a 0.091
to sit 0.091
a second 0.089
what do you 0.089
they had 0.088
return to 0.085
every year 0.084
know how 0.079
looking for 0.079
the court 0.074
the wrong 0.074
despite the 0.073
it was a 0.069
it's about 0.068
the potential 0.068
a hundred 0.066
leading to 0.066
while the 0.065
limitations of 0.063
the high 0.063
at a 0.061
supposed to 0.061
years and 0.061
the evidence 0.06
stood in 0.059
other hand 0.058
models and 0.057
to capture 0.056
believe that 0.055
near the 0.054
in the room 0.053
the bill 0.053
it took 0.051
reduce the 0.051
a game 0.05
a unique 0.049
not always 0.049
how many 0.048
of something 0.048
presents a 0.048
or a 0.046
to detail 0.046
the cost 0.044
they may 0.044
the weather 0.042
students to 0.041
had not 0.037
explores the 0.036
role in 0.036
that night 0.036
they also 0.035
had been 0.033
impact on the 0.032
in the area 0.031
they could 0.031
close to 0.03
smell of 0.03
with friends 0.027
food is 0.026
a smile 0.025
they were 0.024
has led 0.021
`,
  human_phrasing: `
the above 2.387
here we 2.385
to look at 2.243
as such 2.226
each of these 2.152
this and 2.142
all our 2.098
and give 2.018
that does 2.011
opposed to 1.939
and or 1.891
one of these 1.856
the conference 1.825
and women 1.8
but can 1.786
to which 1.781
shown in 1.778
off of 1.753
very well 1.741
not that 1.719
to not 1.704
give me 1.68
we used 1.657
the white 1.656
each of the 1.641
be of 1.639
because we 1.628
with these 1.626
to date 1.616
community to 1.61
we call 1.606
as to 1.603
are so 1.543
all of our 1.497
are working 1.497
functions of 1.477
or not 1.476
it be 1.474
and as 1.467
that when 1.454
is done 1.439
outside of 1.439
of more 1.419
this post 1.409
and which 1.38
are interested 1.364
men and 1.357
once again 1.352
problems in 1.325
not need 1.324
in another 1.304
this in 1.304
the many 1.299
to serve 1.294
as with 1.291
chance of 1.277
if this 1.276
for it 1.272
must not 1.266
why we 1.265
then the 1.261
very important 1.261
we wanted to 1.253
best practices 1.252
for more information 1.252
involved in the 1.242
now have 1.237
of the new 1.235
programming language 1.232
the normal 1.216
will be a 1.213
important role 1.204
and yet 1.201
state of the 1.2
that as 1.2
and over 1.188
a result of 1.186
see how 1.185
as it is 1.184
and share 1.18
but that 1.178
same thing 1.178
so it 1.171
getting a 1.166
work to 1.159
to fight 1.158
that means 1.157
the help 1.154
is to be 1.149
we see 1.146
of course 1.141
and we are 1.135
a user 1.133
the changes 1.133
together to 1.132
many other 1.129
is required 1.123
over to 1.12
they all 1.11
the ground 1.109
contains a 1.106
the previous 1.106
together with 1.099
in practice 1.097
access to the 1.096
add to 1.088
via a 1.088
prior to 1.086
a high 1.083
a much 1.078
at its 1.078
new features 1.073
an increase 1.072
information in 1.072
little bit 1.072
we show 1.07
an example of 1.064
have ever 1.064
is for 1.061
sign up 1.057
are made 1.049
there has been 1.047
is a very 1.046
we shall 1.046
copy of 1.041
am i 1.035
is actually 1.035
to put 1.035
be given 1.033
were to 1.032
when they are 1.031
and of 1.028
on these 1.025
be sure 1.022
was originally 1.019
there is a 1.007
an example 1.004
would say 1.003
go to 0.989
here and 0.986
for this 0.979
now that 0.979
the subject 0.979
all of the 0.976
of questions 0.973
difference between 0.972
details of 0.97
the reason 0.97
have to be 0.966
see that 0.964
we just 0.964
via the 0.961
wide variety of 0.961
are to 0.96
could not 0.948
and also 0.945
versions of 0.945
respect to 0.944
who can 0.942
of such 0.937
think it 0.937
can now 0.936
get involved 0.935
an important 0.933
how i 0.932
the federal government 0.929
this point 0.927
use the 0.925
federal government 0.922
in more 0.922
now and 0.922
learn how 0.905
as our 0.904
are no 0.901
a government 0.9
following the 0.893
a little bit 0.888
code that 0.884
to have the 0.881
to these 0.875
only in 0.87
with all the 0.868
the exact 0.866
and therefore 0.863
this question 0.861
do a 0.856
a quick 0.849
of all 0.849
if there is 0.845
are used 0.841
time the 0.841
you can use 0.841
is it 0.839
to produce 0.835
we use 0.833
the time of 0.829
is not a 0.823
lot more 0.821
will get 0.815
to test 0.814
the present 0.813
any of the 0.81
things are 0.809
it will be 0.807
do we 0.806
the average 0.804
how can 0.803
is great 0.803
ought to 0.801
in detail 0.796
in other words 0.796
to play 0.793
that in the 0.789
a program 0.788
the men 0.786
the tools 0.777
and use 0.775
do anything 0.775
since the 0.775
and our 0.772
to help the 0.772
to you 0.772
doesn't have 0.771
very much 0.77
so we 0.767
like this 0.765
of interest 0.765
are in 0.764
by one 0.764
found in the 0.763
but if 0.758
every time 0.756
to deal with 0.755
as we 0.752
be so 0.752
just like 0.747
and only 0.746
only for 0.746
provide the 0.742
the great 0.742
all your 0.741
help us 0.741
if not 0.74
in and 0.74
to increase 0.74
one of those 0.735
which the 0.735
will see 0.732
the more 0.729
this was 0.725
be done 0.724
are in the 0.718
being the 0.718
in particular 0.718
a previous 0.714
not to be 0.712
a problem 0.711
of things 0.71
then we 0.71
can go 0.709
provided by 0.707
the war 0.707
must have 0.706
to me 0.705
no other 0.701
out of the 0.699
create the 0.697
is so 0.697
is available 0.696
we have been 0.696
first step 0.695
the fact 0.69
just as 0.688
this way 0.687
work in 0.687
lots of 0.684
sure you 0.682
how do 0.681
improvements to 0.681
the open 0.679
towards the 0.679
a huge 0.675
control of 0.675
if i 0.675
this makes 0.675
solve the 0.674
to give 0.671
such a 0.666
this kind of 0.666
allows you to 0.665
only one 0.663
this blog 0.663
what are 0.663
data is 0.661
while we 0.66
the organization 0.659
as in 0.658
include the 0.658
talking about 0.657
that you have 0.656
to them 0.652
even more 0.651
not to 0.651
code for 0.65
at https 0.648
present in 0.647
the common 0.647
at that 0.646
to make it 0.645
but with 0.643
don't have 0.638
we must 0.637
with which 0.633
and so 0.63
down the 0.629
to contribute to 0.628
not know 0.626
are being 0.624
from our 0.624
problems with 0.623
the same thing 0.623
used in the 0.623
can not 0.62
or in 0.618
the function 0.618
different from 0.617
goal of 0.613
we did 0.613
with this 0.61
support the 0.609
of an 0.607
and from 0.605
the target 0.604
the people 0.601
he will 0.599
as part 0.597
make this 0.597
used for 0.597
in other 0.596
to build a 0.595
the very 0.589
and this 0.588
sent to 0.587
to be the 0.587
nervous system 0.586
how the 0.584
give you 0.583
that would be 0.582
working with 0.579
of any 0.577
to all 0.575
in this 0.574
the us 0.574
with respect to 0.574
and thus 0.572
this to 0.572
look at 0.571
so far 0.571
user experience 0.569
in general 0.568
few months 0.561
can see 0.559
other than 0.558
think that 0.558
to our 0.558
but are 0.557
but you 0.557
the list 0.557
as i 0.556
example of 0.556
will need to 0.556
a lot more 0.555
and new 0.555
to write 0.555
is our 0.554
few days 0.553
is just 0.552
to that 0.549
the state of 0.548
to define 0.544
all that 0.542
a general 0.54
go through 0.539
the language 0.538
both in 0.537
of good 0.537
more information 0.536
out more 0.536
in such a 0.534
can find 0.532
time of 0.53
to set 0.53
to get a 0.529
a better 0.527
the national 0.526
and others 0.525
hope to 0.525
you have to 0.523
which i 0.521
become the 0.52
to get 0.52
you just 0.52
course of 0.519
which in 0.519
issues and 0.518
are very 0.517
but for 0.517
the major 0.517
of that 0.514
in short 0.513
all of these 0.512
will have 0.512
for us to 0.505
area of 0.504
attempt to 0.502
not in 0.5
of several 0.499
are using 0.498
by which 0.498
of the time 0.496
open source 0.494
this problem 0.494
at this point 0.493
well as the 0.493
in your 0.491
have done 0.49
percentage of 0.49
will provide 0.488
deal with 0.487
appears to be 0.485
be at 0.485
so much 0.483
by this 0.482
that in 0.478
a nice 0.477
to prevent 0.477
all the 0.476
so you can 0.476
were very 0.474
set up 0.473
our first 0.472
a look at 0.471
here in 0.471
see if 0.465
things to 0.464
and in 0.459
for all 0.456
was to 0.456
except for 0.455
is the first 0.454
is at 0.452
the project 0.451
being a 0.449
are the 0.448
is called 0.448
the nation 0.448
to show 0.447
the body 0.44
in which 0.439
more details 0.439
the office 0.439
a number of 0.438
code is 0.436
familiar with 0.436
of view 0.436
the api 0.436
the application 0.434
check out the 0.433
the user 0.433
in the last 0.429
to make sure 0.428
in the past 0.425
in our 0.423
the problems 0.423
the last 0.42
use to 0.42
this release 0.419
to deal 0.418
not as 0.417
of all the 0.416
the software 0.416
to use 0.415
will give 0.414
and are 0.411
top of 0.409
we might 0.409
a function 0.408
member of the 0.408
users and 0.408
member of 0.407
the rate 0.407
all i 0.405
or the 0.404
to have 0.402
not have 0.4
of our 0.399
total of 0.398
the uk 0.395
get the 0.394
these two 0.393
allows you 0.392
but this 0.391
by using 0.391
to be able 0.391
used the 0.391
the appropriate 0.39
been working 0.389
is in the 0.387
consists of 0.385
to save 0.385
fail to 0.383
in addition to 0.383
name of 0.383
that i have 0.382
types of 0.382
given to 0.381
it does not 0.381
a certain 0.379
give the 0.378
have an 0.378
that there are 0.378
the brain 0.377
if it is 0.376
it is a 0.376
the federal 0.374
the name 0.374
are all 0.373
we will 0.369
going to 0.368
have more 0.368
much more 0.367
this year 0.367
is in 0.365
the underlying 0.365
seems to be 0.364
which have 0.36
were in 0.359
because of 0.356
the international 0.356
even though 0.355
we are 0.355
we decided 0.355
useful for 0.354
we all 0.354
easier to 0.353
the basic 0.353
for some 0.351
of work 0.351
more and 0.347
make a 0.345
on how 0.345
that is 0.344
and some 0.343
type of 0.343
we were 0.342
now we 0.341
will do 0.34
an easy 0.339
be very 0.338
the information 0.338
of many 0.337
best of 0.335
the example 0.335
to introduce 0.334
as part of 0.332
that are 0.332
in any 0.331
of these 0.331
you can also 0.329
the correct 0.328
data on 0.327
with many 0.327
with other 0.326
and this is 0.325
the different 0.323
is this 0.322
can get 0.321
to participate 0.321
as you 0.32
have no 0.318
possible to 0.315
the core 0.313
the greater 0.313
if you are 0.312
is really 0.312
the actual 0.312
in this case 0.311
include a 0.31
of the people 0.31
get a 0.309
release of 0.308
we decided to 0.308
after the 0.307
a web 0.306
long as 0.305
there has 0.305
can be found 0.303
are just 0.302
he is 0.302
any of 0.301
want to 0.3
have any 0.298
we know 0.298
go to the 0.297
a bit 0.296
and do 0.296
are still 0.295
as long 0.295
the code 0.295
by some 0.292
have made 0.291
the recent 0.291
the test 0.291
many more 0.29
so you 0.29
were able 0.29
when we 0.29
were able to 0.289
it will 0.286
and i am 0.285
due to the 0.285
for that 0.284
by default 0.283
the country 0.283
know that 0.282
the private 0.281
will help 0.281
it seems 0.28
that we are 0.277
time is 0.277
a lot 0.276
developing a 0.276
to announce 0.276
wide variety 0.276
the change 0.274
the standard 0.273
but not 0.272
long time 0.272
at some 0.268
is pretty 0.268
look at the 0.268
you would 0.268
you may 0.267
that it's 0.266
hundreds of 0.262
point of 0.261
the american 0.259
allowed to 0.257
value of 0.257
is much 0.256
problem is 0.256
tools to 0.256
all over 0.255
a new 0.254
the united states 0.254
is all 0.253
is very 0.253
there is 0.253
be found 0.251
other words 0.249
the amount 0.249
to enable 0.249
available in 0.248
the french 0.247
is used 0.246
you are 0.246
to be 0.245
hard to 0.244
source code 0.244
but we 0.242
version of 0.24
a couple 0.239
more of 0.238
results in 0.238
a wide variety 0.236
and how 0.235
being used 0.235
do something 0.232
in which the 0.232
just to 0.232
shall be 0.232
in the world 0.231
information about 0.231
think of 0.23
are some 0.229
the type 0.228
form of 0.227
on github 0.227
an additional 0.225
appears to 0.225
improve the 0.225
after all 0.223
code and 0.222
to do 0.222
used in 0.221
will continue 0.22
and not 0.219
if you don't 0.219
to track 0.219
make up 0.217
will not be 0.217
users to 0.215
will only 0.215
the hard 0.214
this change 0.213
that will 0.212
the event 0.21
by our 0.205
your code 0.205
is always 0.204
the cause of 0.204
when you are 0.204
on that 0.201
we now 0.201
there have 0.2
see the 0.199
making a 0.198
study the 0.198
being able 0.197
being able to 0.197
included in 0.194
this chapter 0.194
implementation of 0.192
of the best 0.191
to get the 0.191
of government 0.188
order to 0.188
build a 0.187
they will 0.187
a few 0.186
and more 0.186
available for 0.185
for example 0.185
work with 0.185
have had 0.179
you can find 0.179
like the 0.178
to search 0.178
to work 0.178
will allow 0.177
be useful 0.176
system is 0.175
with the 0.175
here to 0.172
to improve 0.172
to pass 0.172
you must 0.172
is a good 0.171
the rest of 0.17
of new 0.166
if you want 0.165
out the 0.165
amount of 0.164
which you 0.164
to send 0.163
not so 0.16
will need 0.16
a special 0.159
it should be 0.159
the features 0.157
on all 0.155
one of the 0.154
soon as 0.151
where you 0.149
and all 0.148
in order 0.147
you want to 0.146
but it is 0.145
depending on the 0.145
to run 0.144
for each 0.14
information on 0.14
and many 0.138
members of the 0.137
or more 0.137
part of the 0.134
a simple 0.133
necessary to 0.132
of the 0.131
to complete 0.129
do to 0.128
for the 0.128
have a 0.128
of code 0.128
to be a 0.127
be easily 0.126
they will be 0.126
as well 0.123
not all 0.122
quite a 0.122
what is 0.122
team has 0.119
to build 0.119
a specific 0.118
you can see 0.118
of those 0.117
how we 0.116
result of 0.115
if you have 0.114
is quite 0.114
it by 0.114
a total 0.113
to use a 0.113
you to 0.112
best to 0.111
on top of 0.11
to solve 0.11
a given 0.109
but is 0.109
to the 0.109
we get 0.109
in all 0.108
some of 0.108
they are 0.105
not only 0.104
to access 0.104
that there 0.103
are currently 0.102
should be 0.102
you need 0.102
the name of 0.101
the website 0.101
to create 0.101
we can 0.101
things in 0.1
have been 0.099
many of 0.098
and making 0.097
one or 0.097
people that 0.097
it should 0.096
can use 0.092
having to 0.091
rest of the 0.091
work for 0.087
but i 0.086
that only 0.085
the release of 0.085
the time 0.083
the largest 0.082
try to 0.08
given the 0.079
in order to 0.078
with our 0.078
be able 0.076
needs to be 0.075
where we 0.075
such an 0.074
we don't 0.073
one of 0.07
this is the 0.07
to work with 0.07
you can 0.07
from being 0.069
this will 0.069
used by 0.069
must be 0.067
the same time 0.066
some other 0.064
to contribute 0.064
more to 0.061
in such 0.059
control the 0.058
we want 0.058
be able to 0.057
in some 0.057
as soon as 0.056
as soon 0.055
is considered 0.055
it is 0.055
will use 0.054
a tool 0.053
is the 0.053
that of 0.052
use this 0.052
that we 0.05
will also 0.05
as it 0.049
well as 0.049
and with 0.048
lot of 0.047
similar to 0.047
affect the 0.044
if there 0.044
than that 0.044
that all 0.044
the united 0.04
to allow 0.04
these changes 0.038
of other 0.036
we want to 0.035
and see 0.034
as long as 0.032
of different 0.032
to make 0.032
with some 0.032
a lot of 0.031
in a few 0.031
in fact 0.031
the type of 0.031
you have 0.03
of some 0.028
a number 0.027
in addition 0.026
state of 0.026
the various 0.025
new to 0.023
`,
} as const;
