/** Fitted word lists: an entry and its log-odds for a use in 100 words. Sources and method stand in the model card. Written by fit.ts; change it there. */
export const fitted = {
  ai_vocabulary: `
arrives 1.792
carries 1.184
nobody 1.172
advancements 1.16
deliberate 1.095
modest 1.028
additionally 0.976
accurately 0.955
pressing 0.911
roughly 0.89
title 0.862
intricate 0.861
enhancing 0.85
offering 0.841
impressive 0.79
loyalty 0.777
nodded 0.777
moves 0.763
resilience 0.758
relief 0.757
significance 0.751
sentence 0.737
residents 0.73
reveals 0.725
recognizing 0.72
measured 0.714
curiosity 0.703
routine 0.698
turns 0.68
overnight 0.673
conversations 0.657
quietly 0.653
expectations 0.641
nights 0.64
keeps 0.633
leverages 0.616
profound 0.605
genuine 0.596
ensuring 0.587
conversation 0.584
remained 0.584
crucial 0.583
evidence 0.576
household 0.572
unexpected 0.558
engaging 0.552
overall 0.551
beside 0.544
offer 0.538
shifts 0.538
pressed 0.536
deeper 0.535
finds 0.535
nurse 0.534
shift 0.533
decision-making 0.528
leaves 0.523
bench 0.521
reminder 0.52
shelf 0.493
loyal 0.486
atmosphere 0.471
faces 0.47
prompt 0.464
conflict 0.458
societal 0.443
navigate 0.44
evening 0.433
offers 0.428
depth 0.416
relationships 0.409
learns 0.403
addressing 0.392
abilities 0.386
insights 0.385
grandmother 0.383
readers 0.381
memories 0.379
seeking 0.379
precision 0.378
significant 0.375
reveal 0.374
players 0.372
presents 0.37
clock 0.368
vehicles 0.365
revealing 0.364
cloth 0.361
sounds 0.355
feels 0.353
leaving 0.352
beneath 0.35
individuals 0.349
kitchen 0.336
struggles 0.336
traditional 0.333
compelling 0.313
drawn 0.312
weather 0.312
healthcare 0.311
nuanced 0.311
remains 0.311
sister 0.31
resolution 0.308
plastic 0.307
spring 0.303
ordinary 0.295
valuable 0.294
exploration 0.29
conclusion 0.289
landscape 0.288
begins 0.286
garden 0.285
hours 0.283
concerns 0.282
sorry 0.282
schools 0.28
struggle 0.27
afternoon 0.269
claim 0.269
quiet 0.267
damage 0.266
repair 0.264
steady 0.264
wrong 0.26
costs 0.254
distant 0.253
prices 0.25
setting 0.25
enhance 0.238
recognition 0.233
waiting 0.232
perspective 0.231
secret 0.23
choices 0.227
truck 0.221
families 0.219
third 0.216
voice 0.214
warmth 0.206
furthermore 0.204
risks 0.196
dialogue 0.192
emotional 0.191
mirror 0.185
standing 0.183
argue 0.182
closer 0.18
light 0.18
asked 0.179
books 0.174
parking 0.166
exploring 0.164
raised 0.164
teacher 0.162
doors 0.161
table 0.16
storm 0.158
preserving 0.153
implications 0.152
hidden 0.15
understanding 0.15
parents 0.145
meals 0.14
street 0.139
leave 0.137
walls 0.137
explore 0.135
feeling 0.135
silence 0.133
media 0.13
potential 0.13
behind 0.129
stepped 0.127
moved 0.125
trust 0.124
shoulder 0.122
challenges 0.117
consequences 0.117
comfort 0.111
watched 0.106
moments 0.105
water 0.105
sleep 0.103
strange 0.103
camera 0.099
field 0.096
knowledge 0.093
decision 0.092
morning 0.091
window 0.09
turned 0.089
filled 0.088
student 0.083
noise 0.079
night 0.076
truth 0.075
challenge 0.071
relationship 0.067
village 0.066
dining 0.065
letters 0.063
impact 0.06
school 0.058
study 0.058
experiences 0.052
moment 0.051
floor 0.05
tension 0.047
leading 0.038
somewhere 0.034
uncertainty 0.034
waited 0.032
phone 0.027
personality 0.025
scene 0.023
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
enigmatic 0.02
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
invaluable 0.02
kaleidoscope 0.02
labyrinth 0.02
landscapes 0.02
leverage 0.02
leveraging 0.02
meticulous 0.02
meticulously 0.02
multifaceted 0.02
myriad 0.02
navigating 0.02
noteworthy 0.02
nuances 0.02
palpable 0.02
paramount 0.02
pivotal 0.02
plethora 0.02
poignant 0.02
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
revolutionized 1.718
sparked 1.538
thrilling 1.529
wealthy 1.393
embarked 1.388
handwriting 1.377
urgent 1.376
subpar 1.369
backup 1.359
harmonious 1.358
allure 1.354
skepticism 1.353
intrigued 1.347
pencil 1.346
utilized 1.305
emphasized 1.265
iconic 1.251
abstract 1.207
thrill 1.205
adventures 1.202
tenants 1.165
drone 1.164
planted 1.133
unraveling 1.127
neighbours 1.122
crafted 1.121
dear 1.114
leans 1.111
mug 1.111
whoever 1.107
rang 1.091
problem-solving 1.086
top-notch 1.084
gym 1.075
newfound 1.073
deliberately 1.053
utilizing 1.036
schedules 1.034
somebody 1.032
borrowed 1.025
disparities 1.015
embarrassed 1.008
readings 1.008
unsure 1.005
solace 1.004
passage 1.002
surviving 0.998
corridor 0.997
traced 0.996
lease 0.991
immersive 0.977
humming 0.965
deserves 0.962
reluctant 0.948
heartbeat 0.943
neon 0.936
stark 0.933
corridors 0.931
mattered 0.921
relentless 0.916
flawed 0.902
gravel 0.901
recorded 0.89
renowned 0.888
cottage 0.887
mum 0.885
triumph 0.885
unresolved 0.88
notebook 0.878
scrutiny 0.877
smells 0.877
numerous 0.869
shelves 0.868
sister's 0.864
palm 0.862
hesitated 0.86
damp 0.854
stumbled 0.853
locals 0.849
wool 0.849
etched 0.848
uneasy 0.847
teamwork 0.846
immense 0.843
aftermath 0.841
mornings 0.839
hoping 0.833
laptop 0.832
complaints 0.827
skip 0.816
admits 0.812
yeah 0.811
drama 0.81
debates 0.802
firstly 0.802
echoing 0.8
exceptional 0.797
introspective 0.795
ash 0.79
sleek 0.786
bikes 0.782
embracing 0.782
realization 0.778
eats 0.776
tucked 0.775
booking 0.772
frustration 0.763
parked 0.761
pushes 0.754
concludes 0.746
tablet 0.742
rumors 0.741
demanding 0.735
eager 0.734
sits 0.734
shake 0.729
hinting 0.728
holds 0.726
unpredictable 0.726
humanity's 0.725
midnight 0.725
escalating 0.723
tensions 0.723
twist 0.723
informative 0.722
argues 0.721
mundane 0.72
brick 0.719
encounter 0.719
gaps 0.714
awe 0.713
authenticity 0.711
skeptical 0.711
suits 0.711
gratitude 0.709
refund 0.704
metres 0.702
attentive 0.697
wears 0.69
investments 0.685
innovative 0.684
mortals 0.684
establishing 0.683
model's 0.683
mess 0.68
delightful 0.679
instincts 0.677
patience 0.665
brass 0.662
examines 0.662
visitor 0.658
widened 0.658
froze 0.656
culinary 0.652
speaks 0.652
garage 0.649
remarkable 0.649
jaw 0.645
heating 0.64
laughed 0.64
precise 0.638
article 0.637
secondly 0.637
bag 0.633
shaping 0.632
volunteer 0.632
believes 0.627
echoes 0.626
confident 0.625
chaotic 0.622
excitement 0.622
wrist 0.622
convenient 0.62
time-consuming 0.619
impressed 0.617
ledger 0.617
mentions 0.617
chaos 0.616
guardian 0.616
ruthless 0.615
polished 0.614
sustainability 0.61
harvest 0.609
fuel 0.608
matters 0.604
mention 0.604
chosen 0.6
tale 0.6
corrected 0.597
twisted 0.596
unease 0.596
enjoyable 0.593
tide 0.592
uncover 0.589
pang 0.584
disagree 0.583
voices 0.581
collected 0.578
basket 0.577
flickering 0.576
tragic 0.576
discovers 0.574
tidy 0.573
mood 0.571
tap 0.57
grandfather 0.564
adventure 0.563
advertising 0.562
boots 0.56
clinic 0.56
fate 0.555
predictable 0.554
revelation 0.553
inequality 0.55
revealed 0.55
protective 0.548
assistant 0.544
investigates 0.544
mistake 0.544
bakery 0.542
tailored 0.542
carpet 0.539
drawbacks 0.539
reduces 0.539
cryptic 0.538
inches 0.537
mysterious 0.534
pretending 0.534
intervention 0.533
ring 0.533
arrive 0.531
setbacks 0.527
practical 0.521
destination 0.519
paid 0.518
harmful 0.514
recognized 0.513
flaws 0.512
roof 0.511
faintly 0.51
lies 0.509
bounty 0.507
ritual 0.505
bin 0.504
intensity 0.504
assumed 0.503
shoes 0.5
narratives 0.499
remain 0.497
neutral 0.496
outweigh 0.492
fulfillment 0.491
belongs 0.489
sold 0.489
layered 0.487
lingering 0.487
café 0.484
moisture 0.484
amidst 0.483
technician 0.479
mother's 0.478
noon 0.473
serves 0.473
evolving 0.472
deposit 0.471
distraction 0.471
well-being 0.471
shattered 0.47
warehouse 0.468
adrenaline 0.467
redemption 0.467
sale 0.467
gaze 0.466
intrigue 0.464
comfortable 0.462
breaks 0.461
protection 0.458
reasons 0.458
stay 0.458
rain 0.457
rural 0.454
row 0.453
subtly 0.451
plot 0.45
relatable 0.449
incident 0.447
confront 0.445
performances 0.444
explains 0.443
involve 0.443
unsettling 0.442
insight 0.439
wisdom 0.439
family's 0.437
whisper 0.437
booked 0.436
gloves 0.436
equitable 0.435
captured 0.434
thunder 0.434
encourages 0.433
prepared 0.432
count 0.431
seal 0.431
explores 0.43
wrapped 0.43
blend 0.428
colony 0.428
districts 0.428
legal 0.427
alien 0.426
alternatives 0.426
supply 0.426
hum 0.424
paused 0.424
authentic 0.422
avoids 0.422
intimate 0.422
truly 0.422
artist 0.421
bags 0.421
holes 0.421
missed 0.42
scanning 0.42
alternative 0.419
cultures 0.419
essay 0.416
findings 0.416
piano 0.414
tin 0.413
allowing 0.412
safe 0.411
photograph 0.41
providing 0.41
missing 0.408
pays 0.406
stops 0.406
telephone 0.406
card 0.404
trap 0.402
grows 0.4
inherent 0.399
schedule 0.399
flaw 0.398
shed 0.398
anyone 0.397
bend 0.397
desk 0.395
dock 0.395
prioritize 0.395
emphasizes 0.393
embrace 0.392
hollow 0.391
freezer 0.389
phenomena 0.389
emerged 0.388
volunteers 0.388
introduces 0.387
none 0.387
perspectives 0.387
stop 0.387
congestion 0.386
falls 0.384
notes 0.384
rarely 0.384
noticed 0.383
racing 0.383
wake 0.383
involves 0.382
rhythm 0.381
designed 0.38
shared 0.38
deck 0.378
fragmented 0.378
lamp 0.378
lie 0.378
anyway 0.375
demeanor 0.374
guilt 0.374
reading 0.374
led 0.373
equipped 0.372
lift 0.372
pollution 0.372
charm 0.371
obsession 0.37
resolutions 0.369
coach 0.368
entry 0.368
interests 0.368
significantly 0.368
rigid 0.365
ethical 0.364
galaxy 0.364
habitats 0.364
possibilities 0.364
reflection 0.364
hook 0.363
scared 0.363
late 0.36
dad 0.359
flood 0.359
meanwhile 0.359
overly 0.358
determination 0.357
locked 0.357
earned 0.356
efficiency 0.356
goes 0.355
governments 0.355
alley 0.354
entertainment 0.354
drive 0.353
efficiently 0.35
kid 0.35
spark 0.35
fee 0.348
particularly 0.348
sustainable 0.347
narrative 0.346
ends 0.345
shifting 0.345
worn 0.345
finish 0.343
rival 0.343
exploit 0.342
aim 0.341
motives 0.341
real-world 0.34
listened 0.339
lean 0.338
mill 0.338
roads 0.338
simply 0.338
meant 0.337
fewer 0.336
tape 0.336
investing 0.335
park 0.335
survivors 0.335
finally 0.333
glowing 0.333
options 0.333
contrast 0.332
comprehension 0.33
gap 0.33
notice 0.33
route 0.33
assess 0.329
rubber 0.329
traps 0.329
ask 0.326
fractured 0.326
emotions 0.325
faint 0.325
counting 0.324
explained 0.324
intention 0.323
prose 0.323
reactions 0.323
lit 0.322
undoubtedly 0.322
critics 0.321
notices 0.321
weeks 0.321
cost 0.32
takes 0.319
technological 0.319
extensive 0.317
solely 0.317
becomes 0.316
gun 0.316
week 0.316
whispers 0.316
bridge 0.315
percent 0.315
ambiance 0.314
seat 0.314
edge 0.313
themes 0.313
athletes 0.312
aliens 0.31
tense 0.31
fence 0.309
investigation 0.309
journal 0.309
strip 0.309
divine 0.308
farm 0.307
replied 0.307
programme 0.306
pulls 0.306
resolve 0.305
crack 0.304
echoed 0.304
era 0.304
pulse 0.304
rent 0.304
creature 0.303
beneficial 0.302
violence 0.301
mitigate 0.3
well-rounded 0.3
arrival 0.299
dusty 0.299
kept 0.299
boxes 0.298
fragments 0.298
lake 0.298
children's 0.297
fiercely 0.292
harsh 0.292
improved 0.292
disappointing 0.289
excessive 0.287
sessions 0.287
unique 0.287
political 0.285
classic 0.284
texture 0.282
detail 0.281
ending 0.281
broken 0.28
fleeting 0.28
finished 0.279
printer 0.279
geometric 0.278
leaned 0.278
pursue 0.278
month 0.276
wiped 0.276
storytelling 0.275
metallic 0.274
nuance 0.274
mirrors 0.273
reducing 0.273
serious 0.273
journey 0.272
upstairs 0.272
adaptability 0.271
decay 0.271
fridge 0.27
trapped 0.27
academic 0.269
father's 0.269
horizon 0.269
incorporating 0.269
promise 0.267
witty 0.267
competition 0.265
pocket 0.265
someone 0.265
cuisine 0.263
believe 0.262
cake 0.262
knowledgeable 0.262
limited 0.262
disappeared 0.261
patterns 0.261
secrets 0.261
shallow 0.261
explanation 0.256
regulations 0.256
swim 0.256
reliability 0.255
drifting 0.253
effectively 0.253
adapt 0.252
calm 0.252
presence 0.252
reader 0.252
vegetables 0.252
dogs 0.251
held 0.251
educational 0.25
equally 0.25
penalty 0.25
sole 0.25
challenging 0.249
facial 0.248
norms 0.248
acceptance 0.247
climax 0.247
toilet 0.247
success 0.246
careful 0.244
gardens 0.244
touch 0.243
clay 0.242
gentle 0.242
towel 0.24
everyone 0.237
lost 0.236
predictions 0.236
complexity 0.235
weathered 0.235
scent 0.234
vanished 0.234
blue 0.233
eerie 0.233
humor 0.232
label 0.232
diverse 0.231
choice 0.23
grain 0.23
harm 0.23
outperforms 0.23
pushing 0.23
photo 0.227
protagonist 0.226
habit 0.225
utilizes 0.225
walks 0.225
decide 0.224
suspicious 0.224
bay 0.222
choose 0.22
resilient 0.218
speak 0.218
subtle 0.217
curious 0.216
baking 0.214
burst 0.214
dawn 0.214
pump 0.214
techniques 0.214
victory 0.214
concern 0.213
doubts 0.213
transportation 0.213
dropped 0.212
district 0.211
ate 0.21
abandoned 0.209
extra 0.209
visit 0.209
wet 0.209
role 0.208
supernatural 0.208
glanced 0.207
flicker 0.206
awkward 0.205
checked 0.205
narrow 0.205
cars 0.204
organic 0.204
rows 0.204
something 0.204
battery 0.203
fees 0.203
slow 0.203
constraints 0.202
fog 0.202
motivations 0.202
safety 0.202
sacrifice 0.199
satisfying 0.199
dreams 0.198
ancient 0.194
defiance 0.194
humorous 0.194
mistakes 0.194
throat 0.194
essential 0.193
says 0.192
flat 0.191
forcing 0.191
unspoken 0.191
pen 0.189
failed 0.188
argument 0.187
empty 0.187
named 0.186
uniform 0.186
areas 0.185
argued 0.185
child's 0.184
anybody 0.183
bill 0.183
wide 0.183
avoid 0.18
fuels 0.18
personalized 0.18
genre 0.179
engage 0.178
establish 0.178
lack 0.178
buy 0.177
soil 0.177
seemed 0.175
effectiveness 0.174
slipped 0.174
bike 0.173
fair 0.173
neatly 0.173
softly 0.173
glue 0.172
hero 0.172
barely 0.171
tank 0.171
towns 0.171
transformation 0.171
chemistry 0.17
compassion 0.17
gods 0.17
yard 0.169
days 0.167
dynamics 0.167
reflect 0.167
passengers 0.166
characters 0.164
emphasize 0.164
firm 0.164
enjoy 0.163
communication 0.162
town's 0.162
pale 0.161
attempts 0.16
chamber 0.159
wood 0.159
fourth 0.158
pipe 0.158
pragmatic 0.158
subjects 0.157
swallowed 0.156
collective 0.155
travel 0.155
column 0.154
perfectly 0.154
spot 0.153
revenge 0.152
bucket 0.151
chapter 0.151
informed 0.151
experience 0.15
glimpse 0.15
arrangement 0.149
bookstore 0.149
grip 0.149
achieving 0.148
bank 0.148
got 0.148
labeled 0.148
stylistic 0.148
desperate 0.147
gate 0.145
squad 0.145
considering 0.144
inspire 0.144
book 0.143
coastal 0.142
hall 0.142
past 0.142
planet 0.142
corporate 0.14
tendency 0.14
hunger 0.139
real 0.139
second 0.139
lid 0.138
replaced 0.138
maintaining 0.137
struck 0.137
history 0.136
investigate 0.136
potentially 0.135
worth 0.135
creative 0.134
materials 0.134
complex 0.133
okay 0.133
prone 0.133
soft 0.133
wear 0.133
arcs 0.132
chairs 0.132
costly 0.132
samples 0.132
algorithms 0.131
mm 0.131
flash 0.13
grew 0.13
agreed 0.129
background 0.128
clues 0.128
cold 0.127
suggest 0.127
ultimately 0.127
pair 0.126
possession 0.125
technology 0.125
warm 0.125
discovery 0.124
gem 0.124
weapon 0.124
trembling 0.123
mask 0.122
crew 0.121
scenarios 0.121
spent 0.12
delivery 0.119
economic 0.119
fall 0.119
college 0.118
anticipation 0.117
horror 0.117
rates 0.117
vulnerability 0.116
unseen 0.115
context 0.114
local 0.114
living 0.113
personal 0.112
tell 0.111
construction 0.11
fields 0.11
homework 0.11
adults 0.109
dust 0.109
literature 0.109
predict 0.109
sand 0.108
underneath 0.108
cultural 0.107
darker 0.106
harder 0.105
shadows 0.105
capturing 0.104
expensive 0.104
quality 0.104
tied 0.104
charming 0.103
insurance 0.103
danger 0.102
ghost 0.101
sentences 0.101
cities 0.1
effects 0.1
acknowledging 0.099
drives 0.099
final 0.099
resistance 0.099
soup 0.098
stakes 0.098
professional 0.096
activities 0.095
shop 0.095
connection 0.094
finding 0.094
methods 0.094
power 0.092
medical 0.09
surface 0.09
drop 0.089
traveling 0.089
actions 0.088
drivers 0.088
joy 0.088
whispered 0.088
romance 0.087
outside 0.086
ability 0.084
ahead 0.084
club 0.084
flour 0.084
game 0.084
road 0.084
restaurant 0.083
stand 0.083
tone 0.083
car 0.082
figure 0.082
appreciation 0.081
arc 0.081
attention 0.081
hiding 0.08
anger 0.079
boat 0.079
cracked 0.079
protect 0.079
relying 0.079
dog 0.077
lingered 0.077
cozy 0.076
environmental 0.075
platforms 0.075
intense 0.074
played 0.073
dangerous 0.072
asks 0.07
properties 0.07
robustness 0.07
sharp 0.07
outcomes 0.069
river 0.068
veins 0.068
feel 0.066
survival 0.066
generalization 0.065
lower 0.064
reached 0.064
sun 0.063
deep 0.062
secretly 0.061
teachers 0.06
artifact 0.059
hint 0.058
individual 0.058
years 0.058
hold 0.057
animals 0.056
frame 0.056
ran 0.056
clean 0.055
cracks 0.055
cried 0.054
high-quality 0.051
delicious 0.05
focus 0.05
humanity 0.05
mystery 0.05
film 0.049
near 0.049
competitive 0.048
guy 0.048
tea 0.048
band 0.047
husband 0.047
ink 0.047
sealed 0.047
weekend 0.046
rely 0.045
conflicts 0.044
face 0.043
opening 0.043
trees 0.043
fell 0.042
tries 0.042
alone 0.04
education 0.039
entity 0.039
shut 0.039
overcome 0.038
tall 0.038
thin 0.038
energy 0.037
round 0.037
fixed 0.036
prioritizing 0.036
sleeping 0.036
straight 0.036
clothing 0.035
humans 0.035
benefits 0.034
chip 0.034
machine 0.034
marine 0.034
music 0.034
older 0.034
suit 0.034
wary 0.032
wellbeing 0.032
mile 0.031
miles 0.031
positive 0.031
loud 0.03
analysis 0.029
curse 0.028
suspense 0.028
cat 0.027
moral 0.027
onto 0.027
planning 0.027
character 0.026
dread 0.025
seconds 0.025
wind 0.024
began 0.023
box 0.023
eating 0.023
fame 0.023
sees 0.022
students 0.022
trying 0.022
washing 0.022
emissions 0.021
exploitation 0.021
close 0.02
`,
  everyday_words: `
gentlemen 2.119
beating 1.916
travelled 1.782
mighty 1.609
crap 1.523
indispensable 1.518
invented 1.494
usefulness 1.383
networking 1.377
prisoners 1.362
sized 1.325
amongst 1.323
marry 1.309
mid 1.305
awful 1.263
besides 1.262
horrible 1.221
programmer 1.218
iterate 1.21
invoke 1.208
whilst 1.206
versa 1.184
e-mail 1.179
ca 1.169
arguably 1.155
impaired 1.149
notified 1.148
tab 1.144
presentations 1.142
peoples 1.141
glory 1.133
worship 1.115
filed 1.114
palace 1.114
spokesman 1.111
animated 1.106
distribute 1.062
respectively 1.061
stimulation 1.06
interfaces 1.058
winners 1.047
servants 1.031
retrieved 1.023
chunks 1.022
organization's 1.022
namely 1.019
autoimmune 1.018
acted 1.008
heaven 0.999
dislike 0.998
tremendous 0.997
solemn 0.992
unhappy 0.986
smallest 0.98
satisfy 0.964
resume 0.959
wolf 0.954
binds 0.948
forth 0.94
threatened 0.936
usable 0.925
sake 0.919
awesome 0.909
scarcely 0.908
contributor 0.904
enterprise 0.9
accumulation 0.898
disability 0.893
collaborators 0.883
mature 0.879
prevented 0.878
preventing 0.867
subset 0.865
logic 0.862
reporter 0.854
requirement 0.853
formally 0.851
etc 0.848
thus 0.847
disabled 0.844
associate 0.828
develops 0.825
individually 0.823
physiological 0.82
designing 0.812
tumor 0.81
broadly 0.806
attain 0.805
rendered 0.805
en 0.804
corn 0.79
wiki 0.784
theoretically 0.783
assuming 0.782
backend 0.782
spite 0.778
collectively 0.775
internally 0.774
dollar 0.773
crude 0.771
disorders 0.77
hopefully 0.762
toolkit 0.76
hence 0.758
stabilization 0.758
abroad 0.757
servant 0.756
wholly 0.754
acute 0.746
transmitted 0.746
jump 0.745
regime 0.738
consisting 0.737
primitive 0.735
corresponding 0.73
debug 0.73
lots 0.73
putting 0.729
ad 0.722
reuse 0.721
confined 0.717
maturation 0.716
men 0.714
compiling 0.712
overlapping 0.709
surely 0.706
plasma 0.705
proprietary 0.701
specified 0.7
magnitude 0.699
editors 0.698
comply 0.697
slices 0.695
winds 0.691
assure 0.69
converted 0.686
forces 0.68
fly 0.676
apparently 0.675
usability 0.672
so-called 0.671
vessels 0.663
liberty 0.662
travelling 0.662
binding 0.66
occur 0.656
occurs 0.656
declare 0.655
gay 0.655
impossible 0.655
encoded 0.653
stakeholders 0.653
extremely 0.652
analytics 0.651
formerly 0.651
milestones 0.651
cardiac 0.647
offices 0.647
shipped 0.644
genetically 0.643
workflow 0.638
stimuli 0.634
successfully 0.63
incoming 0.629
cortex 0.626
overview 0.626
beautiful 0.624
mankind 0.623
females 0.622
happiness 0.621
programmers 0.62
provision 0.62
imports 0.619
tooling 0.619
sponsorship 0.618
reconstruction 0.617
spectacular 0.616
garbage 0.615
fellows 0.614
user's 0.61
fairly 0.606
ios 0.606
submissions 0.604
deployed 0.603
fetch 0.6
lung 0.598
melted 0.597
remove 0.595
characteristic 0.59
processed 0.589
tracker 0.589
browsers 0.588
edit 0.588
contributors 0.584
semantics 0.584
accomplish 0.58
ignorance 0.579
lesions 0.578
gross 0.577
dependent 0.576
notifications 0.576
ought 0.574
newer 0.573
fantastic 0.571
cellular 0.57
configure 0.57
attract 0.569
medium 0.568
metabolism 0.568
reproducible 0.567
relate 0.565
coordinated 0.564
likewise 0.563
persons 0.563
certainly 0.562
providers 0.562
obviously 0.559
undertake 0.559
built-in 0.558
coast 0.558
waters 0.554
participation 0.552
variants 0.549
ok 0.546
defines 0.545
downloading 0.545
obtain 0.543
induce 0.541
severe 0.541
interacting 0.539
removing 0.539
fiscal 0.537
atom 0.536
developer 0.534
canonical 0.533
naval 0.532
opposed 0.528
prayer 0.527
indicator 0.526
normally 0.525
participated 0.525
pathway 0.525
easiest 0.523
agencies 0.522
interesting 0.522
faculty 0.518
originally 0.518
definitions 0.515
execute 0.515
literally 0.514
helper 0.513
hundreds 0.513
luckily 0.513
practically 0.512
affect 0.511
painful 0.509
tissues 0.509
relation 0.505
probably 0.504
published 0.503
quote 0.502
everywhere 0.501
tract 0.501
conferences 0.497
regressions 0.496
stream 0.495
responses 0.494
posted 0.493
consists 0.492
nation 0.491
attendees 0.49
relations 0.488
metabolic 0.486
outreach 0.486
ton 0.485
defects 0.483
agile 0.482
ignorant 0.48
self 0.479
fashion 0.478
partnership 0.477
shortly 0.477
communications 0.475
instant 0.474
pretty 0.474
assert 0.473
boys 0.472
spinal 0.472
chemical 0.47
regard 0.468
vision 0.465
elected 0.464
migrate 0.464
biggest 0.463
roadmap 0.463
aka 0.462
immigration 0.459
submitting 0.457
worthy 0.455
mapping 0.454
uniquely 0.452
increase 0.45
locations 0.45
agency 0.449
purchased 0.449
bet 0.446
nerve 0.442
civic 0.441
except 0.441
specify 0.441
huge 0.44
ago 0.439
membership 0.435
disorder 0.431
leap 0.43
camp 0.429
explicitly 0.428
receptor 0.427
pointer 0.426
publication 0.426
modification 0.422
nice 0.421
operating 0.421
fancy 0.42
launching 0.42
realize 0.42
commonly 0.419
derive 0.419
sizes 0.419
precious 0.418
sector 0.417
paperwork 0.416
soul 0.413
sending 0.411
add 0.41
docs 0.409
membrane 0.409
indeed 0.404
posts 0.404
causes 0.403
iteration 0.403
ill 0.402
links 0.402
dashboard 0.399
contributing 0.398
throw 0.398
workflows 0.397
storing 0.395
attack 0.394
hormone 0.393
neurons 0.393
functional 0.392
mix 0.392
associated 0.391
continuously 0.391
shall 0.391
specification 0.391
designers 0.39
thanks 0.388
criteria 0.385
grants 0.385
obvious 0.385
https 0.383
non 0.383
improvements 0.382
syndrome 0.381
unless 0.381
really 0.379
enzyme 0.378
arbitrary 0.374
faith 0.374
visualization 0.374
automate 0.373
organ 0.372
inhibit 0.37
hardware 0.369
sufficient 0.368
fail 0.367
matching 0.367
linking 0.364
instances 0.363
high-level 0.362
recently 0.361
supported 0.361
organization 0.359
problems 0.359
colleges 0.358
granted 0.355
strengthen 0.355
channel 0.353
correct 0.353
repositories 0.352
stack 0.351
codebase 0.349
responsive 0.349
equivalent 0.345
interactive 0.345
metadata 0.345
genes 0.344
greatly 0.343
compiler 0.342
cord 0.342
substantially 0.342
tutorials 0.342
visualize 0.341
substances 0.34
verification 0.34
provisions 0.339
repo 0.339
naked 0.338
upgrade 0.337
guess 0.336
hormones 0.335
organize 0.335
core 0.334
maintainers 0.334
proteins 0.332
bulk 0.331
implementations 0.33
beta 0.329
suppose 0.329
discussed 0.328
searches 0.328
drug 0.327
grow 0.327
personally 0.327
acts 0.325
inflation 0.323
graduate 0.321
affects 0.32
onboarding 0.32
scope 0.32
foo 0.319
nightly 0.317
special 0.317
citizen 0.313
guarantee 0.313
management 0.313
calling 0.312
abundant 0.311
guides 0.31
receptors 0.31
commerce 0.306
database 0.306
native 0.306
websites 0.306
greatest 0.305
federal 0.304
compile 0.303
hosting 0.3
milestone 0.3
partners 0.3
teams 0.299
encode 0.298
ion 0.297
bytes 0.296
manner 0.296
guaranteed 0.295
command 0.294
proposal 0.294
gov 0.293
analyses 0.291
libraries 0.291
patches 0.29
trivial 0.29
fun 0.289
newest 0.289
developers 0.288
simple 0.287
cease 0.286
formed 0.286
indicated 0.286
annotations 0.285
wonderful 0.285
continuing 0.284
couple 0.283
sure 0.283
procurement 0.282
implements 0.279
microscopic 0.279
sometimes 0.278
treaty 0.278
effort 0.277
easily 0.275
implemented 0.275
generator 0.274
gene 0.273
performed 0.273
programs 0.273
defined 0.272
float 0.272
hosts 0.272
pleasing 0.272
suggested 0.272
utility 0.272
apparent 0.271
ecosystem 0.271
guidelines 0.271
active 0.27
definition 0.27
dramatically 0.27
keys 0.27
templates 0.27
absolutely 0.269
prototype 0.269
targets 0.269
better 0.267
compatibility 0.267
continually 0.266
otherwise 0.266
format 0.265
user 0.264
well 0.264
pull 0.262
developing 0.26
major 0.26
databases 0.259
define 0.258
memory 0.258
nodes 0.257
acids 0.255
activation 0.255
continuous 0.255
shell 0.255
stimulus 0.255
business 0.254
prevent 0.254
modules 0.253
pictures 0.253
receiver 0.252
subscribers 0.252
cancer 0.251
nested 0.251
campaign 0.248
problem 0.248
routing 0.248
documentation 0.247
extent 0.246
fork 0.246
org 0.246
serve 0.246
library 0.245
kidney 0.242
packages 0.242
scripts 0.242
extract 0.241
give 0.241
completely 0.239
conference 0.239
electron 0.239
basis 0.238
collaborative 0.238
done 0.237
large 0.237
snapshot 0.236
country 0.235
course 0.235
flag 0.235
installation 0.233
ions 0.233
developed 0.232
actually 0.231
announce 0.231
extend 0.231
muscle 0.231
search 0.231
adding 0.23
branch 0.23
appropriate 0.229
called 0.229
frameworks 0.228
helping 0.228
browser 0.226
mechanisms 0.225
removed 0.224
attachment 0.223
lot 0.222
keyword 0.22
locally 0.22
protocol 0.219
fact 0.218
general 0.218
somewhat 0.218
target 0.218
computed 0.217
component 0.216
generally 0.215
managers 0.214
constants 0.213
amounts 0.212
conduct 0.212
types 0.212
cell 0.211
nucleus 0.211
desktop 0.21
interact 0.21
point 0.21
infinite 0.209
differences 0.208
site 0.208
breast 0.206
implementation 0.205
encoding 0.204
cholesterol 0.203
mentioning 0.203
immediately 0.202
meaning 0.202
metrics 0.202
cache 0.201
getting 0.2
metals 0.2
previous 0.2
projects 0.199
smart 0.199
contrary 0.198
input 0.198
manually 0.198
added 0.197
feature 0.197
great 0.197
metric 0.197
ideals 0.196
variable 0.196
video 0.195
curves 0.194
endpoint 0.193
thread 0.193
wish 0.193
above 0.191
produce 0.191
cloud 0.189
enhancements 0.189
relates 0.189
syntax 0.189
easier 0.188
attach 0.187
blocks 0.185
category 0.185
posting 0.185
presentation 0.184
ranges 0.183
vacation 0.183
building 0.182
released 0.182
users 0.182
automatically 0.181
example 0.179
tests 0.179
announcement 0.178
install 0.178
congratulations 0.177
development 0.177
sufficiently 0.177
expects 0.176
attend 0.174
forums 0.174
ball 0.173
separate 0.172
custom 0.171
hosted 0.171
shiny 0.171
programming 0.17
peripheral 0.169
virtue 0.169
chance 0.168
nerves 0.167
completion 0.166
exam 0.166
geographic 0.166
mission 0.166
subscribe 0.166
setup 0.164
insist 0.163
allow 0.162
basic 0.162
design 0.162
function 0.162
storage 0.162
apps 0.161
retrieve 0.161
hydrogen 0.16
scenario 0.159
offline 0.158
organizations 0.158
virtually 0.158
tedious 0.157
code 0.156
fat 0.156
processes 0.156
religion 0.156
resulted 0.156
binaries 0.155
goal 0.155
js 0.155
see 0.155
standard 0.155
governance 0.154
requests 0.152
type 0.152
io 0.151
masses 0.151
domain 0.15
races 0.15
render 0.149
server 0.149
trait 0.149
await 0.148
release 0.147
versions 0.147
content 0.145
distinction 0.144
majority 0.144
expanded 0.142
accomplished 0.141
banks 0.141
philosophy 0.141
container 0.14
sex 0.14
test 0.14
exception 0.138
statistics 0.138
committed 0.136
compilation 0.136
follow 0.136
rate 0.136
strictly 0.136
workshops 0.136
components 0.135
leaders 0.135
source 0.135
illustrate 0.134
program 0.133
desirable 0.132
services 0.132
videos 0.132
construct 0.131
forum 0.131
website 0.131
classical 0.13
get 0.13
package 0.13
customization 0.129
bug 0.128
atoms 0.127
order 0.127
dimensions 0.125
important 0.125
sync 0.125
master 0.123
contents 0.122
continent 0.122
includes 0.122
receive 0.122
integer 0.121
manager 0.121
project 0.121
protein 0.121
security 0.12
born 0.119
perform 0.118
sexual 0.117
dependencies 0.116
summaries 0.116
embedded 0.115
reference 0.114
registry 0.114
software 0.114
useful 0.114
bugs 0.113
genetic 0.113
going 0.113
government 0.113
updated 0.113
variables 0.113
community 0.112
brings 0.11
enter 0.11
particular 0.11
refer 0.11
select 0.11
easy 0.109
dev 0.108
string 0.108
macro 0.106
stable 0.106
trigger 0.106
actors 0.105
peer 0.105
signatures 0.105
object 0.103
block 0.102
origin 0.102
soon 0.102
try 0.1
want 0.1
localization 0.099
pass 0.099
task 0.098
pattern 0.097
similar 0.097
slides 0.097
percentage 0.096
automatic 0.095
computing 0.095
functions 0.095
edition 0.094
liver 0.094
service 0.093
alpha 0.092
minimum 0.092
tube 0.092
bacteria 0.091
intermediate 0.091
regular 0.091
infrastructure 0.09
mass 0.09
recall 0.089
values 0.088
result 0.087
transactions 0.087
solve 0.085
excited 0.084
releases 0.084
distributed 0.083
joined 0.083
parse 0.083
adopted 0.082
happen 0.082
expect 0.081
purposes 0.081
using 0.081
males 0.08
binary 0.079
cells 0.079
common 0.079
funds 0.078
latter 0.078
relatively 0.078
changes 0.077
coding 0.077
formats 0.077
load 0.077
troops 0.077
formatting 0.076
implement 0.076
exact 0.075
index 0.075
doc 0.074
running 0.074
working 0.073
producing 0.072
submitted 0.072
tail 0.072
testing 0.072
foundation 0.071
represented 0.071
tags 0.071
depending 0.068
oppose 0.068
announced 0.067
servers 0.067
historically 0.066
broad 0.065
discussions 0.064
event 0.064
hopes 0.064
molecules 0.064
required 0.064
rocket 0.064
version 0.064
continue 0.063
hash 0.063
figuring 0.061
length 0.061
produced 0.061
rejected 0.06
fortunately 0.059
response 0.059
chromosome 0.058
use 0.058
vector 0.058
addressed 0.057
post 0.057
strings 0.057
brain 0.055
drugs 0.055
case 0.054
query 0.054
guide 0.053
relevant 0.053
tools 0.052
below 0.051
able 0.05
web 0.05
data 0.048
feedback 0.047
requirements 0.047
run 0.047
status 0.047
activate 0.046
portal 0.046
double 0.045
comments 0.044
quite 0.044
application 0.043
previously 0.04
default 0.039
increases 0.039
net 0.039
parts 0.039
transcription 0.039
combined 0.038
team 0.038
deleted 0.037
started 0.037
amount 0.036
consulting 0.035
happy 0.035
civil 0.033
prior 0.033
runtime 0.032
semantic 0.031
features 0.03
name 0.03
de 0.029
mean 0.029
output 0.029
view 0.029
cluster 0.028
operation 0.027
listed 0.026
kernel 0.024
module 0.024
build 0.023
integrate 0.023
`,
  function_words: `
nor -0.728
despite 0.675
neither 0.549
via -0.512
within 0.403
whether 0.371
upon -0.324
either -0.291
very -0.291
that's 0.286
it's 0.246
since 0.236
here -0.233
whose -0.221
having -0.217
however 0.214
though -0.212
whom -0.212
without 0.211
away -0.21
among 0.205
each 0.182
every 0.169
again -0.168
am -0.154
down -0.153
into -0.153
being -0.149
ever -0.147
own 0.144
often 0.138
along 0.136
other -0.134
now -0.133
although 0.132
never -0.129
because 0.125
all -0.119
who 0.114
do -0.111
where 0.105
during 0.103
but -0.102
few -0.102
only -0.102
did -0.099
one 0.092
doing 0.091
have -0.083
must -0.082
such 0.08
about 0.078
after -0.078
its 0.078
between 0.076
how -0.076
when -0.074
much -0.073
them 0.073
back 0.07
had -0.069
while -0.069
both 0.068
he -0.068
should -0.067
does -0.065
toward -0.065
might 0.064
less 0.063
not -0.063
several 0.063
some -0.063
around -0.062
if 0.061
still 0.061
then -0.061
through 0.058
another -0.057
more -0.057
most 0.057
same 0.057
was -0.056
could 0.054
rather 0.052
across -0.051
even -0.05
just -0.05
there -0.049
his -0.048
may 0.046
will -0.046
against -0.045
been 0.043
can 0.042
else 0.042
up 0.042
per 0.041
are -0.04
has 0.037
yet 0.037
towards -0.036
why -0.036
at 0.035
beyond 0.033
as -0.032
no -0.032
of -0.032
out -0.032
were 0.03
before 0.029
in -0.029
many -0.028
under 0.028
by 0.027
it 0.023
these 0.023
what 0.023
that 0.021
their 0.021
which 0.02
`,
  machine_phrasing: `
it's like 1.525
wasn't just 1.521
anyone looking 1.502
a way of 1.491
a storm 1.426
deeper into 1.39
ten minutes 1.328
be happy 1.313
that require 1.307
three months 1.292
a hand 1.284
begin with 1.261
several reasons 1.252
mind racing 1.243
making them 1.217
a mysterious 1.188
due to their 1.163
her back 1.161
address this issue 1.16
feeling a 1.143
this can lead 1.139
a desperate 1.123
six months 1.122
it's worth 1.093
and i'd 1.09
before you 1.08
solely on 1.064
language model 1.048
tell us 1.025
a figure 1.02
depth and 1.013
thought about 1.012
share a 1.011
eager to 1.009
law enforcement 1.007
his gaze 1.005
couldn't shake 1.004
and there's 1.001
would you 0.999
a valuable 0.992
noticed a 0.984
a brief 0.983
the chaos 0.974
our results 0.972
hold the 0.971
in this study 0.958
around them 0.956
with two 0.95
a flicker 0.94
story is 0.937
fixed on 0.936
me at 0.936
this allows 0.927
the bed 0.925
a reason 0.914
connect with 0.913
first and 0.912
atmosphere of 0.911
to various 0.91
it works 0.897
it is essential 0.896
struggle with 0.895
and i've 0.893
would likely 0.888
that had been 0.884
valuable insights 0.881
it is important 0.875
belongs to 0.867
studies have 0.861
for further 0.859
and three 0.839
was already 0.835
three years 0.833
a testament to 0.828
the power of 0.828
aim to 0.819
that her 0.819
feel like a 0.817
thick with 0.816
driven by a 0.813
not just a 0.808
the clock 0.807
begun to 0.806
the world around 0.802
what had 0.802
eyes were 0.796
advancements in 0.795
insight into 0.794
challenge of 0.792
them with 0.79
a delightful 0.788
a warning 0.784
learned to 0.781
when you're 0.779
the emotional 0.778
after that 0.775
reflecting the 0.771
known for 0.77
their actions 0.769
a dry 0.768
people may 0.768
a positive 0.766
about that 0.766
with something 0.766
recognize that 0.765
it can also 0.764
the way for 0.763
could also 0.758
appreciate the 0.757
is difficult 0.756
is important to 0.754
a note 0.752
and water 0.75
does the 0.749
into her 0.747
behind a 0.741
when it's 0.74
our experiments 0.737
this study 0.734
day and 0.732
the authors 0.731
ask for 0.73
research has 0.73
or just 0.729
hold a 0.723
a risk 0.722
her voice 0.722
offer a 0.721
a genuine 0.719
to overcome 0.719
a name 0.71
reached out 0.709
students who 0.709
the far 0.707
the narrative 0.705
a comprehensive 0.696
you've got 0.692
had always 0.682
of vulnerability 0.682
for something 0.68
to listen 0.68
the gap 0.674
to question 0.672
fails to 0.671
the food is 0.67
of community 0.669
that feels 0.669
surge of 0.668
even when 0.665
the statement 0.664
a vital 0.663
to mitigate 0.661
a narrow 0.657
a silent 0.657
a mix of 0.656
indicate that 0.656
of excitement 0.656
these findings 0.655
a testament 0.654
by the end 0.654
understand that 0.653
novel approach 0.652
the potential of 0.651
can provide 0.65
examine the 0.646
a promising 0.645
he had been 0.644
and determination 0.642
between different 0.639
his past 0.639
a reminder of 0.636
offers a 0.636
the conflict 0.636
a profound 0.633
with others 0.633
asked me 0.632
stood there 0.632
you for 0.628
past the 0.622
the text 0.622
to convey 0.622
education and 0.621
you've been 0.619
thank you for 0.618
individuals to 0.617
it isn't 0.617
for future 0.616
reminder of 0.615
if you're looking 0.613
if it's 0.611
the evening 0.611
hinting at 0.61
a reminder 0.608
and you'll 0.608
significance of 0.608
sat on 0.607
their faces 0.607
you for your 0.607
highly recommend 0.605
insights into the 0.602
becomes a 0.6
the study 0.6
a novel approach 0.599
something else 0.592
the plan 0.59
testament to 0.589
highlights the 0.588
blend of 0.587
with a sense 0.586
and i'll 0.584
it felt 0.584
the company 0.583
a society 0.575
effectiveness of our 0.575
opened the 0.573
a deep breath 0.572
of hope 0.571
and that the 0.57
their relationship 0.569
than just 0.568
friendly and 0.567
did it 0.562
signs of 0.562
short of 0.561
two weeks 0.56
understanding and 0.559
world around 0.559
serve as a 0.554
in three 0.553
her a 0.552
perhaps a 0.551
the prompt 0.551
while still 0.548
is crucial 0.547
making it 0.547
a faint 0.543
a character 0.542
as though 0.54
they're not 0.54
before a 0.536
is that it 0.533
the significance of 0.532
to its 0.532
from her 0.531
deep breath 0.53
with no 0.526
above a 0.522
to confront 0.52
light on 0.519
the feeling that 0.518
and one 0.515
her hands 0.515
a sharp 0.514
he felt 0.514
and each 0.513
turned out 0.513
a mix 0.512
and i had 0.512
to address 0.51
the distance 0.507
low and 0.504
not just 0.504
tied to 0.504
out to be 0.502
the hospital 0.502
the implications 0.502
to uncover 0.502
reached for 0.501
each one 0.5
new things 0.5
the concept 0.5
and something 0.498
investigate the 0.498
reminder of the 0.498
where it 0.498
room for 0.496
a constant 0.493
adapt to 0.492
the shop 0.492
around him 0.49
public health 0.488
determined to 0.487
he couldn't 0.487
four years 0.486
based on 0.485
mix of 0.483
success in 0.483
to investigate 0.483
felt like 0.482
it again 0.482
two years 0.482
you're looking for 0.48
an hour 0.478
if you've 0.478
she can 0.477
complexity of 0.476
the consequences 0.475
the relationship between 0.475
and emotional 0.474
a distant 0.473
where she 0.473
a study 0.47
and provide 0.47
artificial intelligence 0.469
found the 0.469
a line 0.468
a source 0.468
our study 0.468
properties of 0.468
a habit 0.467
may not be 0.467
that seemed 0.466
it at 0.465
tool for 0.465
and i'm 0.464
at night 0.464
tell you 0.464
a hidden 0.463
let the 0.462
a third 0.461
insights into 0.461
of the story 0.461
air was 0.46
a lack 0.459
think it's 0.458
you're looking 0.458
but their 0.453
the shadows 0.453
man in 0.452
a conversation 0.451
for two 0.451
and i would 0.45
in the second 0.45
if you're 0.449
the village 0.449
there's a 0.448
connection to 0.447
to explore the 0.447
may not have 0.444
the kitchen 0.444
told me 0.441
our understanding 0.438
a former 0.437
has the potential 0.437
he's not 0.437
its potential 0.437
capture the 0.436
over their 0.434
and may 0.432
of social 0.431
three days 0.43
as if the 0.429
have become 0.429
highlighting the 0.429
food and 0.428
the atmosphere 0.428
serves as 0.427
allowing for 0.426
a subtle 0.425
limitations of 0.424
the price of 0.423
a living 0.422
a glimpse 0.42
a symbol of 0.418
the audience 0.418
for students 0.417
where a 0.417
the edges 0.415
the consequences of 0.414
results show 0.413
two of 0.412
a lack of 0.411
feel a 0.411
was about 0.411
the potential to 0.409
and reduce 0.406
the glass 0.406
within a 0.406
propose a new 0.405
a pair of 0.404
the significance 0.404
against her 0.403
hair and 0.403
the gods 0.402
argued that 0.401
contributes to 0.401
the loss 0.401
to pursue 0.401
believe that the 0.398
they often 0.398
a variety of 0.397
and found 0.397
suggest that 0.397
and has a 0.396
her fingers 0.396
the unique 0.396
about his 0.394
approach is 0.394
sounds like 0.394
thank you 0.393
price of 0.392
the risk 0.392
while maintaining 0.392
it down 0.39
tendency to 0.388
the implications of 0.388
of it 0.387
we investigate the 0.387
a table 0.384
stood in 0.384
you're not 0.383
designed to 0.382
got a 0.382
feeling that 0.38
a man who 0.379
about to 0.379
tension and 0.377
the focus 0.377
amidst the 0.375
place where 0.375
that it was 0.375
can feel 0.374
critical thinking 0.374
understanding of the 0.373
while others 0.372
capable of 0.371
a deep 0.369
the old 0.368
also help 0.366
a vast 0.365
offering a 0.365
the quality 0.365
tends to 0.364
than you 0.364
the mirror 0.364
a variety 0.363
through their 0.363
to enjoy 0.363
a significant 0.362
he's been 0.362
she couldn't 0.362
and two 0.36
far more 0.358
they said 0.358
of something 0.357
to experience 0.357
while some 0.357
a personal 0.356
keep the 0.356
providing a 0.356
what to 0.356
beneath the 0.355
one of them 0.355
the weather 0.355
told her 0.355
help but 0.354
managed to 0.354
the board 0.352
relationship between 0.351
serve as 0.351
the ship 0.351
three times 0.35
to travel 0.35
came to 0.349
service was 0.349
which can 0.349
back on 0.347
the one 0.344
the sea 0.344
the staff 0.344
in various 0.343
leave the 0.341
the quality of 0.341
see it 0.34
it wasn't 0.339
in conclusion 0.337
method for 0.336
explore the 0.335
results show that 0.335
to consider 0.334
a mixture of 0.332
a source of 0.331
had become 0.331
influenced by 0.331
sign of 0.329
was thick 0.329
paid for 0.328
to engage 0.326
resulting in 0.325
the accuracy 0.325
the city's 0.325
aims to 0.324
on monday 0.324
in september 0.323
to recognize 0.322
the evidence 0.321
grew up 0.32
leading to a 0.319
longer than 0.319
she didn't 0.319
on saturday 0.318
the reader 0.318
the sun 0.318
a crucial 0.317
suggesting that 0.317
to address this 0.316
on her 0.315
these models 0.314
whether to 0.314
of knowledge 0.313
knew that 0.312
this can 0.312
didn't know 0.311
technology and 0.311
a day 0.309
our approach 0.309
the fourth 0.309
haunted by 0.308
shown that 0.307
the tension 0.306
knowledge and 0.305
a strange 0.304
she has 0.304
crucial for 0.303
the local 0.303
we aim to 0.303
my voice 0.302
our findings 0.302
cost of 0.301
implications for 0.301
are often 0.299
prone to 0.298
rather than 0.298
stability and 0.298
to trust 0.298
which can be 0.298
of them 0.297
understanding the 0.296
engage with 0.295
his hands 0.295
it out 0.295
that she 0.295
implications of 0.292
my husband 0.292
the media 0.292
half a 0.291
a voice 0.29
engaging in 0.29
the importance of 0.289
at it 0.288
it's been 0.288
more efficient 0.287
passion for 0.287
that their 0.287
balance of 0.286
symbol of 0.286
her mind 0.285
to create a 0.283
a form of 0.282
about it 0.282
me in 0.282
along the 0.281
it back 0.281
such as 0.281
the only one 0.281
the rain 0.28
a final 0.278
a half 0.277
he took 0.277
the air was 0.277
power and 0.276
smell of 0.274
create a 0.273
one in 0.273
never been 0.272
one hand 0.272
a car 0.271
the experience 0.271
the situation 0.271
wake up 0.271
about their 0.27
attention to 0.27
and a 0.269
standing in 0.269
the third 0.269
in the face 0.267
impact on 0.266
the effectiveness of 0.266
the cost of 0.265
role in the 0.261
the other hand 0.26
and you 0.259
through her 0.259
aim for 0.258
address this 0.257
turned to 0.256
the model 0.255
the smell of 0.255
a sense 0.254
what she 0.254
the importance 0.253
this approach 0.253
a slow 0.252
and said 0.252
presents a 0.252
the planet 0.251
essential for 0.25
a sense of 0.248
the second 0.247
understanding of 0.247
a month 0.246
despite the 0.246
on its 0.246
the natural 0.246
down on 0.245
learning to 0.244
used to be 0.244
and her 0.243
friends and family 0.243
you think 0.243
effectiveness of 0.242
she has a 0.242
the window 0.242
leave it 0.24
to adapt 0.238
a woman 0.237
and he 0.237
a place 0.236
after a 0.235
the wind 0.235
it on 0.234
the decision 0.234
drawn to 0.233
and put 0.232
it's a 0.232
someone who 0.232
this could 0.232
hear the 0.231
the effectiveness 0.231
who is 0.231
read it 0.23
for her 0.229
the library 0.229
a wide range 0.228
and had 0.228
the findings 0.228
the restaurant 0.228
allows students 0.227
to different 0.227
driven by 0.226
not always 0.226
the ending 0.226
the complexity 0.225
wide range 0.225
but her 0.224
is often 0.224
one who 0.224
that she was 0.224
but also 0.223
on various 0.223
this essay 0.223
and understanding 0.222
she saw 0.221
the woman 0.221
a mixture 0.22
our understanding of 0.22
up on 0.22
believe that 0.219
allows us 0.218
the tone 0.218
and it 0.217
and it's 0.217
a more 0.216
consequences of 0.215
skills and 0.215
the truth 0.215
her eyes 0.214
balance between 0.213
the wall 0.213
approach for 0.212
has led 0.21
her for 0.21
felt a 0.209
isn't a 0.209
said that 0.209
in my opinion 0.208
wide range of 0.208
connection to the 0.207
past and 0.207
she asked 0.207
in the area 0.206
explores the 0.204
and they 0.203
the book 0.203
about her 0.202
that these 0.202
for years 0.201
crucial role in 0.2
a crucial role 0.199
by providing 0.199
the traditional 0.199
couldn't help 0.197
the phone 0.197
allows for 0.196
between them 0.196
more likely 0.196
crucial to 0.195
found that 0.194
issue of 0.194
our method 0.194
the quiet 0.194
had a 0.193
potential to 0.193
to navigate 0.193
what happened 0.193
it off 0.192
pair of 0.192
the area 0.192
in the air 0.191
it for 0.191
quality of 0.191
a pair 0.19
and he was 0.19
and knowledge 0.19
is important 0.189
the weight of 0.189
the challenge 0.188
a second 0.187
the use of 0.187
to fully 0.187
looking for a 0.186
efficient and 0.185
a week 0.184
me to 0.184
who has 0.184
had gone 0.183
the kids 0.182
the river 0.182
felt like a 0.181
he didn't 0.181
came in 0.178
can help 0.178
couldn't help but 0.176
lost in 0.176
the music 0.176
the town 0.176
a shared 0.175
deep learning 0.175
on the floor 0.175
to stay 0.175
neural network 0.174
like a 0.173
the ghost 0.172
and potential 0.171
could lead 0.17
the environment 0.17
feel like 0.169
scent of 0.169
than a 0.169
against the 0.168
always been 0.168
recent years 0.166
a small 0.165
by the time 0.165
looked at 0.165
a year 0.164
people to 0.163
risk of 0.163
focusing on the 0.162
you'll be 0.162
the darkness 0.161
climate change 0.16
serves as a 0.16
source of 0.16
the car 0.16
you can't 0.159
a powerful 0.158
the article 0.158
the input 0.158
gave me 0.155
suggests that 0.155
a word 0.154
my mother 0.154
on thursday 0.154
could lead to 0.153
sense of 0.153
a desire 0.152
a family 0.152
and the potential 0.152
importance of 0.152
the development of 0.152
whether it 0.151
down at 0.15
it as a 0.149
the bottom 0.149
found myself 0.148
in recent years 0.148
or a 0.148
selection of 0.148
the school 0.148
to explore 0.148
years and 0.147
models and 0.146
put it 0.146
can help to 0.145
the night 0.145
had never 0.144
what if 0.144
with a 0.144
the left 0.143
keep it 0.142
it could 0.141
the water 0.141
when she 0.14
focusing on 0.139
in today's 0.139
to study 0.139
a secret 0.137
the effect 0.134
allows us to 0.133
the impact 0.133
food is 0.132
help them 0.132
whether the 0.132
with a focus 0.131
the machine 0.129
attempts to 0.128
nature of 0.128
show that the 0.128
students to 0.128
but a 0.127
exploring the 0.127
the edge 0.127
performance in 0.126
the wrong 0.126
it comes 0.125
is essential for 0.124
then she 0.124
a sign 0.123
begins to 0.123
it's the 0.123
likely to 0.123
proposed method 0.123
the impact of 0.123
can lead 0.122
focus on the 0.121
the balance 0.121
a place where 0.12
habit of 0.12
of humor 0.119
the relationship 0.119
difficult to 0.117
during a 0.117
my father 0.117
her own 0.116
the price 0.115
shift in 0.114
layer of 0.112
a desire to 0.111
maybe a 0.111
when it 0.111
it needs 0.109
near the 0.109
the potential 0.108
they also 0.108
at a time 0.107
in march 0.107
with an 0.107
his eyes 0.105
evidence of 0.104
idea that 0.104
more likely to 0.104
struggle to 0.104
can lead to 0.103
the noise 0.103
the stage 0.103
the weight 0.103
say it 0.102
approach that 0.101
began to 0.101
just a 0.101
neural networks 0.101
true that 0.101
the challenges 0.1
the journey 0.1
to achieve 0.098
demonstrate the effectiveness 0.097
the characters 0.096
impact of 0.095
they may 0.094
a growing 0.093
moments of 0.093
years of 0.092
filled with 0.091
the dark 0.091
this paper 0.091
did the 0.089
forced to 0.089
that had 0.089
engage in 0.088
the complex 0.088
not be the 0.086
on a 0.086
becomes more 0.084
the city 0.084
the ocean 0.083
a complex 0.082
and family 0.081
argue that 0.081
introduce the 0.08
life and 0.079
social media 0.079
the morning 0.079
toward the 0.079
and i 0.078
between the two 0.078
character development 0.078
lead to a 0.076
the sky 0.076
to evaluate 0.076
it with a 0.075
the smell 0.074
to engage in 0.074
years old 0.074
a time 0.073
are more likely 0.073
it was a 0.073
reached the 0.072
the road 0.072
a symbol 0.071
none of 0.069
for its 0.068
the blue 0.067
relationship with 0.066
while the 0.066
his fingers 0.065
a wider 0.064
those who 0.064
the benefits 0.063
we investigate 0.063
a soft 0.062
the intention 0.062
which can lead 0.062
feels like 0.061
in silence 0.061
a diverse 0.06
a focus 0.06
the children 0.06
a book 0.059
looking for 0.059
plays a 0.059
one was 0.058
the power 0.058
behind the 0.057
what it 0.057
and looked 0.054
feel more 0.054
from different 0.054
he's a 0.054
in the back 0.054
they might 0.054
asked for 0.053
the words 0.053
other hand 0.051
to protect 0.051
the house 0.05
the plot 0.05
and no 0.049
the paper 0.049
the dust 0.046
to stop 0.046
in the morning 0.044
to survive 0.044
woman who 0.044
history and 0.043
of their 0.043
the field 0.043
weight of 0.042
reduce the 0.041
as they 0.04
looked up 0.04
the film 0.039
a mistake 0.038
closer to 0.037
for a more 0.037
who had 0.037
she said 0.036
what do you 0.036
as if 0.035
ability to 0.034
may not 0.034
the silence 0.033
help to 0.032
my own 0.032
are designed 0.031
was a 0.031
her hand 0.03
the group 0.03
the story 0.03
to capture 0.029
about a 0.028
challenges and 0.028
had been 0.027
and their 0.026
that made 0.026
the back 0.025
they had 0.025
at a 0.024
the food 0.024
to face 0.024
a focus on 0.023
a hint of 0.023
the front 0.023
leading to 0.021
seemed to 0.021
we evaluate 0.02
`,
  human_phrasing: `
worked with 1.398
here we 1.376
at last 1.305
and or 1.286
very well 1.273
the above 1.265
not that 1.234
and which 1.181
it is to 1.179
and as 1.171
by all 1.16
to not 1.15
are so 1.147
be of 1.118
opposed to 1.111
each of these 1.102
we call 1.093
as such 1.087
with these 1.061
off of 1.057
to which 1.056
one of these 1.041
an example of 0.999
now that 0.988
why not 0.982
the many 0.976
these days 0.966
because we 0.964
they all 0.955
once again 0.949
the white 0.945
was originally 0.945
is a very 0.941
this post 0.937
are working 0.936
the conference 0.93
give me 0.924
to thank 0.916
that when 0.912
for more information 0.905
at the moment 0.892
best practices 0.891
via a 0.889
have ever 0.881
difference between 0.88
of the new 0.871
as to 0.865
is to be 0.865
as with 0.861
community to 0.859
has come 0.855
be sure 0.851
support of 0.843
we used 0.84
very important 0.828
little bit 0.827
and yet 0.825
are made 0.825
new version 0.824
be so 0.812
outside of 0.81
will be a 0.801
respect to 0.8
am i 0.797
a user 0.795
functions of 0.795
the help 0.795
people would 0.79
that means 0.79
many other 0.786
new features 0.779
and give 0.777
to increase 0.77
of course 0.769
but that 0.767
what are 0.766
lots of 0.758
this in 0.758
in another 0.755
sure you 0.755
via the 0.754
access to the 0.749
or not 0.745
state of the 0.745
and thus 0.733
that in the 0.733
and from 0.73
now have 0.726
improvements to 0.717
a much 0.716
and finally 0.716
over to 0.711
sign up 0.711
our first 0.71
the major 0.71
act as 0.709
programming language 0.709
was that 0.705
in other words 0.702
the time of 0.7
in to 0.697
we wanted 0.696
an example 0.695
but are 0.691
all of our 0.684
the very 0.684
we show 0.682
will get 0.678
is great 0.673
very much 0.673
of such 0.672
together to 0.672
be no 0.671
to put 0.667
used a 0.667
are to 0.666
and only 0.663
the more 0.66
is actually 0.659
code for 0.652
the previous 0.652
copy of 0.649
all of the 0.646
a government 0.644
to these 0.644
each of the 0.64
talking about 0.64
or you 0.639
versions of 0.633
just like 0.631
see how 0.626
the great 0.624
add to 0.623
and we are 0.623
were to 0.623
with respect to 0.622
of interest 0.617
are used 0.615
a previous 0.614
to serve 0.612
think it 0.611
why we 0.611
are interested 0.61
ought to 0.609
few months 0.606
to date 0.606
and therefore 0.605
how do 0.604
so we 0.604
all i 0.602
been working 0.599
that as 0.597
one of my 0.596
shown in 0.596
go to 0.588
to see how 0.586
an increase 0.584
together with 0.58
a little bit 0.579
as it is 0.579
prior to 0.576
to give 0.575
the normal 0.574
as in 0.57
who can 0.57
so much 0.569
if you don't 0.568
learn how 0.562
we shall 0.562
of several 0.561
in other 0.559
to you 0.559
provide the 0.558
are in 0.557
now we 0.549
other words 0.547
in more 0.546
is for 0.545
to what 0.545
the war 0.542
if this 0.541
can not 0.539
early in 0.539
given to 0.538
code is 0.536
the subject 0.536
a look at 0.535
be done 0.535
but if 0.535
we just 0.534
how can 0.532
for this 0.531
to me 0.53
all your 0.529
go through 0.529
since the 0.526
to produce 0.526
to help us 0.525
this question 0.524
do we 0.521
more information 0.521
hope you 0.518
the average 0.518
by some 0.517
system of 0.516
both in 0.515
the federal government 0.514
and where 0.512
that to 0.511
to that 0.511
to them 0.51
all our 0.508
use the 0.508
is required 0.506
of things 0.502
not to be 0.498
federal government 0.497
this point 0.496
an important 0.495
were very 0.495
such a 0.494
the french 0.493
was to 0.493
course of 0.492
just as 0.49
goal of 0.488
and also 0.487
create the 0.487
of all 0.487
in particular 0.486
other than 0.486
right now 0.483
this kind of 0.482
the people who 0.481
as we 0.479
we wanted to 0.479
get involved 0.477
lot more 0.475
so many 0.475
used for 0.473
to make it 0.472
have seen 0.468
time of 0.467
and so 0.466
at this point 0.466
over the next 0.466
to use a 0.466
the international 0.464
the open 0.464
we see 0.463
and new 0.462
will see 0.461
be given 0.458
found in the 0.458
the features 0.458
code that 0.457
any of the 0.456
produced by 0.455
this was 0.455
a result of 0.452
more details 0.451
no other 0.451
provided by 0.451
and others 0.45
that would be 0.45
with this 0.45
following the 0.449
shall be 0.449
will have 0.448
of an 0.444
is at 0.443
notice that 0.442
the user 0.442
allows you to 0.441
is so 0.441
the hard 0.441
whether or 0.438
whether or not 0.438
is available 0.437
want to make 0.436
while we 0.435
can now 0.43
is not a 0.43
later in 0.43
the american 0.429
the reason 0.429
useful to 0.429
we must 0.427
work to 0.424
the federal 0.422
we decided 0.422
is much 0.421
only in 0.421
to get 0.42
if not 0.417
and of 0.414
a lot more 0.413
but this 0.413
to announce 0.413
and our 0.412
to deal with 0.411
is done 0.409
all the 0.408
are no 0.407
like this 0.407
wide variety of 0.407
seems to 0.405
a huge 0.404
that in 0.404
consists of 0.403
of all the 0.403
will only 0.402
or in 0.401
not know 0.4
but for 0.399
to get a 0.398
all of these 0.394
is called 0.394
in detail 0.393
is our 0.393
to track 0.392
on top of 0.391
that does 0.389
that you have 0.389
this information 0.388
percentage of 0.387
sent to 0.387
quite a 0.384
which i 0.383
time is 0.381
will give 0.381
be easily 0.38
is in 0.38
get the 0.379
from our 0.378
the private 0.378
with which 0.378
allows you 0.377
familiar with 0.377
the exact 0.377
the fact 0.376
do in 0.374
the api 0.374
to search 0.374
to make sure 0.373
the different 0.372
you must 0.372
nervous system 0.371
the nation 0.371
hundreds of 0.37
useful for 0.37
a certain 0.369
in such a 0.369
there is a 0.369
a function 0.367
the appropriate 0.367
you can find 0.367
they will be 0.366
not so 0.365
seems to be 0.365
to some 0.364
done to 0.363
open source 0.363
the common 0.362
different from 0.361
this way 0.361
on top 0.36
think that 0.36
we all 0.36
support the 0.359
to pass 0.359
used the 0.359
first step 0.357
to help the 0.357
not to 0.355
best of 0.354
it is a 0.353
to build a 0.353
for us to 0.352
he will 0.349
see the 0.348
a number of 0.347
every time 0.346
to define 0.345
be found 0.344
that i have 0.344
a really 0.343
the state of 0.343
in this case 0.342
the people 0.34
code and 0.339
that there are 0.337
in the past 0.336
let us 0.335
the content 0.335
but not 0.334
see if 0.334
to show 0.334
with other 0.334
see that 0.333
is this 0.332
the target 0.332
as our 0.331
we get 0.331
were able 0.331
your code 0.331
were able to 0.33
by default 0.329
give the 0.329
to deal 0.327
of any 0.326
of good 0.326
the rate 0.325
we use 0.325
at some 0.321
implementation of 0.321
that it's 0.321
being a 0.32
this release 0.32
to have the 0.32
of other 0.319
that we are 0.317
is that the 0.316
types of 0.316
we started 0.316
to write 0.314
in and 0.313
the organization 0.313
but you 0.312
improve the 0.31
will need to 0.31
a few days 0.309
being used 0.308
can find 0.308
function is 0.307
type of 0.307
are the 0.305
release of 0.305
to solve 0.305
the software 0.304
to use 0.304
you just 0.304
link to 0.303
it will be 0.302
in the last 0.301
the basic 0.301
this to 0.3
data is 0.299
how the 0.299
get a 0.298
that is 0.296
for that 0.295
the course of 0.295
of code 0.294
to have 0.294
the application 0.293
the brain 0.293
function of 0.292
the body 0.291
the national 0.287
will use 0.287
the code 0.286
to our 0.286
to test 0.286
that makes 0.285
is really 0.284
the type 0.284
to set 0.284
have an 0.283
for all 0.282
a program 0.28
and run 0.28
most likely 0.28
at https 0.279
read the 0.279
you can use 0.277
make this 0.276
of work 0.276
on twitter 0.275
we want 0.275
is used 0.274
look at 0.273
deal with 0.272
we made 0.272
when we 0.272
and are 0.271
changes to 0.271
must not 0.271
in such 0.269
we show that 0.269
in this 0.267
total of 0.267
the language 0.266
these two 0.266
we are 0.266
in general 0.265
for us 0.264
kind of 0.264
and what 0.262
the problems 0.262
work in 0.262
the us 0.26
to enable 0.26
out the 0.259
any of 0.258
example of 0.258
an additional 0.256
data on 0.256
result of 0.256
end of the 0.255
a quick 0.254
this blog 0.254
in the world 0.253
development and 0.252
so far 0.252
the country 0.252
the name 0.252
of our 0.25
the public 0.249
for some 0.248
to all 0.248
all this 0.247
as part 0.247
don't have 0.247
member of 0.247
soon as 0.247
we want to 0.247
which you 0.247
if there is 0.246
is very 0.246
of those 0.246
working with 0.245
information on 0.244
think of 0.244
that are 0.243
we will be 0.243
include the 0.242
value of 0.242
not all 0.24
all that 0.239
be at 0.239
a good 0.237
the example 0.237
to be able 0.237
are just 0.236
is pretty 0.236
you have to 0.236
available for 0.235
members of the 0.234
solve the 0.234
in which 0.233
after the 0.232
that there 0.231
a lot 0.23
but we 0.23
but what 0.23
you are 0.23
time we 0.229
will allow 0.229
with all 0.229
in addition to 0.228
of the people 0.227
to prevent 0.227
a nice 0.225
results in 0.225
as soon 0.224
as soon as 0.224
some other 0.224
study the 0.224
to the point 0.224
give you 0.223
of these 0.223
the event 0.222
in fact 0.221
the general 0.221
are in the 0.219
in our 0.219
overview of 0.218
which we 0.218
to be done 0.217
it may be 0.216
as part of 0.215
the type of 0.215
we expect 0.215
to contribute to 0.214
are all 0.213
must have 0.213
community and 0.212
easier to 0.212
many more 0.212
to go 0.212
that of 0.211
the last 0.211
the project 0.211
you would 0.21
to just 0.209
and use 0.208
name of 0.208
to work 0.208
will provide 0.208
in practice 0.206
some of these 0.206
part of the 0.205
work for 0.205
going to be 0.203
hope to 0.203
in your 0.203
more and 0.203
here in 0.202
of that 0.202
time for 0.202
the problem 0.201
to send 0.201
we might 0.201
going to 0.2
not as 0.2
similar to 0.2
make it 0.199
the best of 0.199
the correct 0.199
top of 0.199
wide variety 0.198
needs to 0.197
when you are 0.197
one of the 0.196
where you 0.196
in all 0.195
tools to 0.195
a couple 0.193
are using 0.193
we will 0.193
an idea 0.192
there is 0.191
of government 0.19
to be a 0.19
build a 0.189
if you are 0.189
rest of the 0.189
a total 0.187
a wide variety 0.187
and this 0.187
check out the 0.187
state of 0.187
as a result 0.186
used by 0.186
data for 0.185
used in the 0.184
users and 0.184
which they 0.184
in which the 0.183
we also 0.183
a similar 0.182
it will 0.182
list of 0.182
which have 0.182
you can see 0.181
have no 0.18
in any 0.18
to build 0.18
version of the 0.18
for example 0.179
is quite 0.179
make a 0.179
go to the 0.178
possible to 0.178
these changes 0.178
wanted to 0.178
with all the 0.178
with the same 0.178
are very 0.176
want to 0.176
can be found 0.175
and how to 0.173
the amount 0.173
the changes 0.172
with our 0.172
of many 0.171
that will 0.171
and it will 0.17
of some 0.169
or the 0.169
source code 0.169
work with 0.169
and more 0.168
member of the 0.168
not have 0.166
only be 0.165
now and 0.164
on how 0.164
to run 0.164
help us 0.163
this is the 0.163
most of the 0.162
and with 0.16
code in 0.159
is working 0.159
we were 0.158
long time 0.157
we know 0.157
then we 0.156
all over 0.155
is just 0.154
affect the 0.153
be useful 0.153
of the same 0.153
using the 0.153
do to 0.152
the name of 0.152
used in 0.151
lot of 0.149
the test 0.149
a lot of 0.148
much more 0.148
the point 0.148
the release of 0.148
because of 0.146
more and more 0.146
we decided to 0.145
can get 0.144
use to 0.144
have the 0.143
in every 0.143
the goal of 0.143
a new 0.142
point in 0.142
in those 0.141
what is 0.14
contains a 0.139
have to be 0.139
to work with 0.139
information about 0.138
amount of 0.137
on what 0.137
you will be 0.136
on all 0.134
the actual 0.132
this case 0.132
long as 0.131
of how 0.131
the basis 0.131
will need 0.129
the time 0.128
community members 0.127
for each 0.126
use this 0.126
make up 0.125
and in 0.124
but to 0.124
depending on the 0.124
so you can 0.124
to work on 0.124
to be 0.123
cause the 0.122
but it is 0.121
idea of 0.12
a result 0.119
are now 0.119
have a 0.119
the core 0.119
in the same 0.118
of the 0.117
that we 0.117
this year 0.117
have to 0.115
as well 0.114
the package 0.114
we have been 0.114
well as the 0.114
how we 0.113
of time 0.113
and how 0.112
from being 0.112
is the first 0.112
those of 0.112
to contribute 0.112
well as 0.112
you want to 0.111
a simple 0.11
last year 0.11
the standard 0.11
to do 0.109
to make 0.108
even though 0.107
with some 0.107
some of the 0.105
with the 0.105
the largest 0.104
they are 0.104
be very 0.103
is always 0.103
some of 0.102
are going to 0.101
you should 0.101
have done 0.1
one of 0.1
which the 0.1
available to 0.099
know that 0.099
of your 0.099
should be 0.099
to get the 0.096
to the 0.096
are used to 0.095
which in 0.094
a few 0.093
hard to 0.093
have one 0.092
they will 0.092
in addition 0.091
responsible for 0.091
as you 0.09
with us 0.09
as well as 0.089
if the 0.089
join the 0.089
the function 0.089
and in the 0.088
even more 0.088
in order 0.088
the united 0.088
if there 0.087
you may 0.087
that will be 0.086
where to 0.086
will also 0.085
a list of 0.084
on github 0.084
the form of 0.084
we can 0.084
you do 0.084
a look 0.083
what is the 0.083
work that 0.083
are some 0.081
work on 0.081
you can 0.081
be in 0.08
process of 0.08
that our 0.08
the same time 0.08
and will be 0.079
with that 0.079
by our 0.077
order to 0.076
the expression 0.076
we hope 0.075
a number 0.074
problem is 0.074
to add 0.074
allowed to 0.073
in order to 0.073
is a good 0.073
is one 0.073
is that 0.073
the work 0.073
us in 0.073
for the 0.072
version of 0.072
years ago 0.072
the united states 0.071
the value 0.071
during the 0.07
each of 0.07
in mind 0.069
there are a 0.069
a member 0.068
form of 0.068
have been 0.068
try to 0.068
will continue 0.068
to help 0.067
working on 0.067
and other 0.066
can only 0.065
is already 0.065
many of 0.065
depending on 0.064
pretty much 0.064
code to 0.063
must be 0.063
this will 0.063
data and 0.062
one or 0.062
are an 0.061
in the 0.061
a list 0.06
and see 0.058
effort to 0.058
is being 0.058
might have 0.058
parts of 0.058
set up 0.057
you need 0.057
a given 0.056
the list 0.056
to and 0.056
is not 0.055
pieces of 0.055
having to 0.054
learn how to 0.053
throughout the 0.053
team has 0.052
the amount of 0.052
is going to 0.051
so you 0.051
all of 0.05
how you 0.05
to allow 0.049
have any 0.048
such an 0.048
the cause of 0.047
you want 0.047
be able 0.046
can use 0.046
support for 0.045
and will 0.044
you get 0.044
class of 0.043
only one 0.043
the rest of 0.043
will help 0.04
and most 0.039
it is 0.039
be able to 0.038
make your 0.038
can do 0.037
users to 0.037
would be 0.037
in some 0.035
to start 0.035
this is 0.034
the value of 0.033
the website 0.031
is the 0.028
would not 0.028
make sure 0.027
able to 0.025
to complete 0.025
can read 0.023
fact that 0.023
is only 0.023
the years 0.023
this is not 0.023
can see 0.022
we do 0.022
what the 0.022
the fact that 0.021
to go to 0.02
to obtain 0.02
`,
} as const;
