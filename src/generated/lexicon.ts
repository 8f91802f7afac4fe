/** Fitted word lists: each entry with its log-odds per use in 100 words. Written by `npm run fit`. */
export const fitted = {
  ai_vocabulary: `
arrives 1.738
nobody 1.184
advancements 1.143
carries 1.125
deliberate 1.046
accurately 0.973
additionally 0.927
pressing 0.876
enhancing 0.843
intricate 0.843
roughly 0.833
title 0.811
moves 0.809
shifted 0.792
nodded 0.779
loyalty 0.765
offering 0.764
impressive 0.763
significance 0.749
keeps 0.736
relief 0.732
reveals 0.721
routine 0.72
recognizing 0.703
overnight 0.697
residents 0.691
turns 0.686
resilience 0.678
sentence 0.675
curiosity 0.66
quietly 0.641
expectations 0.625
conversations 0.62
genuine 0.608
excitement 0.605
profound 0.605
leverages 0.604
nights 0.601
remained 0.601
evidence 0.573
offer 0.57
household 0.566
crucial 0.563
unexpected 0.557
ensuring 0.556
overall 0.556
bench 0.554
beside 0.554
conversation 0.554
engaging 0.541
leaves 0.538
pressed 0.522
decision-making 0.515
reflecting 0.514
shifts 0.51
deeper 0.502
nurse 0.502
shift 0.501
reminder 0.492
finds 0.49
shelf 0.483
societal 0.478
prioritize 0.468
conflict 0.467
prompt 0.456
loyal 0.449
offers 0.439
atmosphere 0.428
evening 0.428
grandmother 0.414
blend 0.413
struggles 0.412
faces 0.411
relationships 0.409
insights 0.4
depth 0.399
perspectives 0.394
navigate 0.393
addressing 0.385
learns 0.385
compelling 0.384
players 0.38
memories 0.377
precision 0.377
readers 0.377
significant 0.372
ethical 0.37
abilities 0.366
presents 0.365
individuals 0.347
feels 0.334
leaving 0.334
sounds 0.334
traditional 0.333
reveal 0.332
beneath 0.327
vehicles 0.318
remains 0.316
healthcare 0.314
kitchen 0.314
clock 0.312
seeking 0.311
resolution 0.307
nuanced 0.293
spring 0.293
landscape 0.288
hours 0.287
responsibility 0.284
valuable 0.284
schools 0.283
conclusion 0.281
concerns 0.28
drawn 0.278
weather 0.27
sister 0.269
damage 0.268
begins 0.267
challenging 0.267
garden 0.267
ordinary 0.266
reader 0.265
wrong 0.263
claim 0.261
quiet 0.26
secret 0.258
plastic 0.255
exploration 0.253
costs 0.251
sorry 0.248
struggle 0.247
prices 0.24
afternoon 0.237
enhance 0.226
recognition 0.225
distant 0.216
preserving 0.215
waiting 0.214
families 0.213
setting 0.212
choices 0.205
meals 0.205
voice 0.203
dialogue 0.2
emotional 0.2
steady 0.197
third 0.193
closer 0.191
argue 0.186
mirror 0.184
warmth 0.183
perspective 0.177
furthermore 0.173
risks 0.172
doors 0.171
light 0.168
behind 0.163
implications 0.159
parking 0.159
asked 0.157
books 0.156
consequences 0.156
exploring 0.153
standing 0.15
uncertainty 0.148
storm 0.147
street 0.146
hidden 0.14
table 0.139
teacher 0.138
potential 0.135
explore 0.134
moved 0.127
parents 0.125
comfort 0.124
understanding 0.124
media 0.122
silence 0.122
feeling 0.119
shoulder 0.119
window 0.118
raised 0.11
trust 0.108
walls 0.106
leave 0.105
moments 0.098
noise 0.098
stepped 0.098
challenges 0.095
field 0.094
watched 0.09
decision 0.088
challenge 0.085
sleep 0.081
knowledge 0.079
turned 0.078
morning 0.074
filled 0.07
camera 0.067
study 0.066
night 0.06
impact 0.058
relationship 0.058
driven 0.057
village 0.056
dining 0.053
student 0.052
personality 0.048
school 0.048
experiences 0.047
somewhere 0.047
floor 0.046
truth 0.046
approach 0.035
moment 0.031
scene 0.024
tension 0.021
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
revolutionized 1.622
sparked 1.543
thrilling 1.485
wealthy 1.376
urgent 1.357
intrigued 1.356
embarked 1.355
skepticism 1.354
handwriting 1.332
harmonious 1.325
pencil 1.324
allure 1.302
subpar 1.292
utilized 1.225
leans 1.223
emphasized 1.216
iconic 1.212
abstract 1.21
adventures 1.181
tenants 1.177
thrill 1.167
planted 1.166
whoever 1.137
neighbours 1.132
borrowed 1.096
dear 1.093
rang 1.093
newfound 1.084
solace 1.084
crafted 1.081
unraveling 1.073
alongside 1.066
flawed 1.064
disparities 1.049
top-notch 1.038
readings 1.033
passage 1.03
somebody 1.03
gym 1.025
surviving 1.024
scrutiny 0.994
immersive 0.981
deserves 0.968
gravel 0.962
utilizing 0.959
mattered 0.956
schedules 0.952
deliberately 0.95
embarrassed 0.943
lease 0.941
stark 0.94
problem-solving 0.939
corridor 0.933
humming 0.931
reluctant 0.928
traced 0.927
unsure 0.927
relentless 0.911
heartbeat 0.905
renowned 0.902
uneasy 0.901
stumbled 0.89
triumph 0.888
corridors 0.887
mundane 0.885
debates 0.881
etched 0.878
unresolved 0.875
sister's 0.874
mornings 0.851
hesitated 0.849
sleek 0.843
booking 0.842
smells 0.838
dismissed 0.836
palm 0.835
notebook 0.832
mum 0.831
damp 0.828
neon 0.824
aftermath 0.823
wool 0.823
locals 0.822
numerous 0.82
secondly 0.82
shelves 0.819
drawbacks 0.817
shake 0.816
introspective 0.814
informative 0.806
skip 0.805
embracing 0.804
immense 0.804
exceptional 0.796
unreadable 0.795
hoping 0.79
admits 0.779
echoing 0.776
tablet 0.774
concludes 0.769
yeah 0.767
laptop 0.765
frustration 0.756
realization 0.754
teamwork 0.75
drama 0.746
complaints 0.743
wears 0.743
hinting 0.742
tucked 0.737
holds 0.734
brick 0.72
unpredictable 0.72
demanding 0.719
ash 0.713
gaps 0.712
seasons 0.712
twist 0.707
eats 0.706
skeptical 0.7
escalating 0.698
brass 0.697
sits 0.694
echoes 0.688
humanity's 0.688
eager 0.687
matters 0.687
rumors 0.685
innovative 0.684
midnight 0.678
metres 0.677
model's 0.677
garage 0.676
attentive 0.673
patience 0.672
argues 0.67
awe 0.669
refund 0.668
encounter 0.666
harvest 0.666
shaping 0.661
visitor 0.659
authenticity 0.658
instincts 0.658
delightful 0.651
wrist 0.65
corrected 0.649
mess 0.649
laughed 0.647
article 0.646
culinary 0.642
tidy 0.642
polished 0.641
mention 0.636
collected 0.635
convenient 0.634
establishing 0.632
gratitude 0.632
mortals 0.632
widened 0.632
enjoyable 0.63
speaks 0.627
volunteer 0.627
precise 0.62
chaotic 0.618
intervention 0.618
ruthless 0.618
froze 0.616
guardian 0.615
bag 0.614
tale 0.614
chosen 0.604
lowered 0.604
discovers 0.602
electronic 0.602
chaos 0.598
unease 0.595
ledger 0.589
confident 0.585
heating 0.585
tensions 0.585
arrive 0.584
basket 0.581
pang 0.575
pounds 0.572
believes 0.57
investments 0.57
predictable 0.568
boots 0.567
jaw 0.567
revealed 0.565
explores 0.563
carpet 0.561
mood 0.559
uncover 0.559
advertising 0.558
impressed 0.558
inequality 0.558
lies 0.558
protective 0.557
investigates 0.555
tragic 0.551
fuel 0.55
tide 0.546
ritual 0.543
adventure 0.539
assistant 0.536
biscuit 0.536
bakery 0.534
tap 0.534
flickering 0.533
grandfather 0.532
cryptic 0.529
setbacks 0.529
wrapped 0.529
reduces 0.524
voices 0.523
tailored 0.522
bounty 0.516
assumed 0.515
clinic 0.515
time-consuming 0.513
intensity 0.512
sustainability 0.511
twisted 0.511
layered 0.51
revelation 0.509
relaxed 0.507
inches 0.506
faintly 0.504
ring 0.504
disagree 0.501
remain 0.501
warehouse 0.5
fate 0.499
redemption 0.499
confront 0.494
lingering 0.494
mistake 0.493
bin 0.491
shoes 0.491
café 0.49
harmful 0.489
paid 0.488
amidst 0.485
intrigue 0.485
neutral 0.485
prepared 0.483
drops 0.481
artist 0.478
mysterious 0.476
narratives 0.476
kid 0.47
sold 0.468
relatable 0.466
distraction 0.465
serves 0.465
technician 0.465
bags 0.464
mother's 0.461
practical 0.461
rain 0.459
recognized 0.457
fulfillment 0.455
piano 0.454
shed 0.454
belongs 0.453
truly 0.453
lamp 0.452
scanning 0.452
roof 0.45
reasons 0.449
cultures 0.445
stay 0.445
breaks 0.443
alien 0.442
inherent 0.441
destination 0.44
rival 0.44
sale 0.44
well-being 0.44
gaze 0.439
plot 0.439
moisture 0.436
performances 0.436
flaws 0.434
rural 0.434
hollow 0.433
incident 0.433
noon 0.432
hum 0.431
legal 0.431
outweigh 0.43
tells 0.43
emerged 0.429
noticed 0.429
unsettling 0.429
missed 0.427
protection 0.427
whisper 0.427
involve 0.426
freezer 0.423
captured 0.417
evolving 0.416
shattered 0.416
storytelling 0.416
holes 0.415
subtly 0.415
falls 0.412
comfortable 0.411
resolutions 0.411
findings 0.41
missing 0.41
goes 0.409
stops 0.409
thunder 0.408
colony 0.406
seal 0.406
count 0.405
introduces 0.402
districts 0.4
adrenaline 0.398
hook 0.398
insight 0.398
alternative 0.395
demeanor 0.395
entry 0.395
gloves 0.395
providing 0.394
paused 0.393
significantly 0.393
family's 0.392
pulls 0.392
row 0.39
trap 0.389
supply 0.387
designed 0.386
dock 0.386
wisdom 0.386
avoids 0.384
none 0.382
resolve 0.381
desk 0.38
meanwhile 0.38
solely 0.38
lie 0.378
authentic 0.377
dad 0.377
glimpse 0.377
real-world 0.376
safe 0.376
bridge 0.375
intimate 0.375
schedule 0.374
pays 0.373
tin 0.373
explains 0.372
fewer 0.372
locked 0.372
encourages 0.371
rarely 0.37
governments 0.368
legend 0.368
shifting 0.368
bend 0.367
grows 0.367
racing 0.367
earned 0.365
booked 0.364
exploit 0.364
survivors 0.364
charm 0.362
stop 0.362
aim 0.361
particularly 0.361
overly 0.36
walks 0.36
reflection 0.359
allowing 0.358
alternatives 0.358
assess 0.358
habitats 0.358
glowing 0.357
involves 0.356
pollution 0.356
eerie 0.355
emphasizes 0.354
interests 0.354
shared 0.354
dawn 0.353
galaxy 0.353
card 0.352
determination 0.351
flood 0.35
lift 0.35
obsession 0.35
counting 0.349
options 0.349
coach 0.348
finally 0.347
reading 0.347
embrace 0.346
notice 0.346
contrast 0.343
flaw 0.343
guilt 0.343
alley 0.342
drive 0.341
anyone 0.337
fragmented 0.337
comprehension 0.336
notices 0.336
congestion 0.334
equipped 0.334
motives 0.334
roads 0.334
pushing 0.332
led 0.331
wake 0.331
crack 0.33
late 0.33
arrival 0.329
deck 0.327
ends 0.327
notes 0.327
narrative 0.326
mill 0.325
tape 0.325
volunteers 0.325
athletes 0.324
doubts 0.324
park 0.324
simply 0.324
trapped 0.324
weeks 0.324
echoed 0.323
week 0.322
investing 0.321
revealing 0.321
meant 0.32
phenomena 0.32
whispers 0.32
finish 0.319
lake 0.319
sustainable 0.317
sessions 0.314
tense 0.314
rent 0.312
cost 0.31
norms 0.31
photograph 0.31
divine 0.309
efficiency 0.309
detail 0.308
fragments 0.308
rubber 0.308
becomes 0.306
improved 0.306
possibilities 0.306
ask 0.305
explained 0.305
neatly 0.303
technological 0.303
traps 0.303
drifting 0.302
faint 0.302
reactions 0.302
edge 0.301
aliens 0.3
pulse 0.3
well-rounded 0.299
journal 0.298
percent 0.298
scared 0.298
seat 0.298
undoubtedly 0.298
beneficial 0.297
prose 0.297
reliability 0.297
rhythm 0.297
suspicious 0.296
children's 0.293
emotions 0.293
critics 0.292
fence 0.292
resilient 0.291
calm 0.29
intention 0.29
swim 0.29
themes 0.29
violence 0.289
believe 0.288
ambiguous 0.287
gun 0.287
classic 0.286
kept 0.286
decay 0.285
entertainment 0.285
listened 0.283
fiercely 0.282
humor 0.282
rigid 0.282
era 0.28
reducing 0.28
extensive 0.278
dusty 0.277
explanation 0.276
worn 0.276
educational 0.275
gap 0.275
fourth 0.273
patterns 0.273
spark 0.272
transportation 0.272
equally 0.271
fractured 0.271
texture 0.271
careful 0.27
climax 0.27
adapt 0.269
fee 0.269
leaned 0.269
emergency 0.268
nuance 0.268
ambiance 0.267
replied 0.266
metallic 0.264
route 0.264
strip 0.263
bay 0.262
lean 0.262
geometric 0.261
cake 0.26
harsh 0.26
someone 0.26
wiped 0.259
held 0.258
crime 0.257
effectively 0.257
everyone 0.257
unique 0.257
witty 0.257
gem 0.255
predictions 0.255
fleeting 0.254
investigation 0.254
lit 0.254
weathered 0.254
academic 0.253
journey 0.252
mitigate 0.252
political 0.252
disappointing 0.251
presence 0.251
competition 0.25
father's 0.25
gardens 0.25
month 0.25
creature 0.249
grip 0.249
finished 0.248
printer 0.248
chemistry 0.247
disappeared 0.246
incorporating 0.245
broken 0.244
dogs 0.244
promise 0.244
adaptability 0.243
cuisine 0.243
mirrors 0.243
facial 0.242
clay 0.241
pursue 0.241
ending 0.24
decide 0.239
excessive 0.239
serious 0.238
limited 0.237
choice 0.235
towns 0.235
utilizes 0.235
toilet 0.234
fridge 0.233
grain 0.232
habit 0.232
pocket 0.231
vegetables 0.23
complexity 0.229
acceptance 0.228
dropped 0.228
horizon 0.226
protagonist 0.224
rows 0.224
shallow 0.224
curious 0.223
hero 0.222
regulations 0.221
success 0.221
scent 0.219
dreams 0.218
various 0.218
further 0.217
harm 0.217
lost 0.217
unspoken 0.217
sole 0.216
role 0.213
safety 0.213
speak 0.213
hiding 0.212
gentle 0.211
upstairs 0.211
awkward 0.209
barely 0.209
secrets 0.209
organic 0.208
battery 0.207
glanced 0.207
something 0.207
baking 0.205
label 0.205
outperforms 0.205
subtle 0.205
bike 0.203
narrow 0.203
throat 0.202
burst 0.201
tank 0.2
penalty 0.199
fees 0.198
distinct 0.197
diverse 0.197
abandoned 0.194
cars 0.194
essential 0.194
sacrifice 0.194
slow 0.194
visit 0.194
vanished 0.193
collective 0.192
extra 0.192
inspire 0.192
wet 0.192
blue 0.191
constraints 0.191
supernatural 0.191
argument 0.189
knowledgeable 0.189
choose 0.188
gate 0.188
concern 0.187
enjoy 0.187
humorous 0.187
motivations 0.187
empty 0.186
fog 0.186
child's 0.185
named 0.185
perfectly 0.185
touch 0.182
checked 0.18
avoid 0.179
lack 0.179
engage 0.178
ancient 0.177
solar 0.177
yard 0.177
buy 0.176
defiance 0.176
mistakes 0.176
pump 0.176
swallowed 0.176
victory 0.175
days 0.174
flicker 0.174
real 0.172
transformation 0.172
soil 0.171
district 0.17
argued 0.169
hunger 0.169
techniques 0.169
flat 0.168
photo 0.168
potentially 0.168
satisfying 0.165
areas 0.164
wood 0.164
balancing 0.163
gods 0.163
bill 0.162
wide 0.162
ate 0.161
capturing 0.161
towel 0.161
establish 0.16
maintaining 0.16
spot 0.16
seemed 0.159
bookstore 0.158
carried 0.158
history 0.157
costly 0.156
personalized 0.155
dynamics 0.154
fuels 0.154
says 0.154
town's 0.153
mask 0.152
pair 0.152
compassion 0.151
harder 0.151
chapter 0.149
samples 0.149
pale 0.148
sealed 0.147
second 0.147
tone 0.146
achieving 0.145
bank 0.144
experience 0.144
book 0.143
characters 0.143
sand 0.142
chamber 0.141
planet 0.141
softly 0.141
bucket 0.14
effectiveness 0.14
trembling 0.14
crossing 0.139
reflect 0.139
pen 0.138
scenarios 0.137
communication 0.136
informed 0.136
firm 0.134
genre 0.133
passengers 0.133
soup 0.133
complex 0.132
got 0.132
replaced 0.132
ultimately 0.132
labeled 0.131
subjects 0.131
failed 0.13
squad 0.13
travel 0.13
crew 0.129
rates 0.129
slipped 0.128
spent 0.128
worth 0.128
corporate 0.127
hall 0.127
algorithms 0.126
attempts 0.126
chairs 0.126
final 0.126
shadows 0.126
forcing 0.125
played 0.124
discovery 0.123
local 0.123
arcs 0.122
expensive 0.122
past 0.122
considering 0.121
grew 0.121
creative 0.12
charming 0.118
deeply 0.118
living 0.118
sink 0.117
drives 0.116
personal 0.116
tell 0.116
relying 0.115
economic 0.114
okay 0.114
dust 0.111
effects 0.11
mm 0.11
weekend 0.11
college 0.109
cultural 0.109
desperate 0.109
resistance 0.109
suggest 0.108
weapon 0.107
activities 0.106
investigate 0.106
stylistic 0.106
wary 0.106
cold 0.105
lingered 0.105
technology 0.105
professional 0.104
pragmatic 0.103
cozy 0.102
drivers 0.102
stand 0.1
water 0.1
conclusions 0.099
possession 0.099
quality 0.099
soft 0.099
prone 0.098
warm 0.098
anticipation 0.097
chip 0.096
drop 0.096
high-quality 0.096
predict 0.096
stakes 0.096
wear 0.096
column 0.095
context 0.095
homework 0.094
construction 0.093
protect 0.093
cried 0.092
boat 0.09
pipe 0.09
revenge 0.09
straight 0.089
adults 0.088
strange 0.088
flash 0.087
background 0.086
delivery 0.086
frame 0.086
planning 0.086
insurance 0.085
materials 0.085
power 0.085
road 0.085
struck 0.085
sentences 0.084
rely 0.083
tries 0.083
band 0.082
cities 0.082
joy 0.082
outside 0.082
alone 0.081
horror 0.081
methods 0.08
veins 0.08
figure 0.079
fields 0.078
shop 0.078
acknowledging 0.077
connection 0.077
sharp 0.077
attention 0.076
traveling 0.076
marine 0.074
cat 0.073
entity 0.073
lid 0.073
tied 0.073
arc 0.072
medical 0.072
tea 0.072
wind 0.072
club 0.071
demonstrated 0.071
film 0.071
generalization 0.071
arrangement 0.07
unseen 0.07
opening 0.069
washing 0.069
whispered 0.069
finding 0.068
actions 0.067
car 0.066
cracked 0.066
romance 0.066
secretly 0.066
ahead 0.065
ability 0.064
ran 0.064
clues 0.063
dim 0.063
feel 0.061
game 0.061
dangerous 0.06
deep 0.059
stock 0.059
laughter 0.058
ghost 0.057
surface 0.056
drawing 0.055
guy 0.055
humanity 0.055
robustness 0.054
restaurant 0.053
years 0.053
animals 0.052
asks 0.051
husband 0.051
near 0.051
properties 0.051
sun 0.051
clothing 0.05
music 0.049
anger 0.048
clean 0.048
hold 0.048
reached 0.048
agreed 0.046
platforms 0.046
trying 0.046
darker 0.045
survival 0.045
teachers 0.044
fame 0.043
miles 0.043
tall 0.041
thin 0.041
humans 0.04
moral 0.04
box 0.039
hint 0.039
river 0.038
analysis 0.036
dog 0.036
mile 0.036
machine 0.035
older 0.035
danger 0.034
round 0.034
computer 0.033
communities 0.032
delicious 0.032
education 0.032
environmental 0.031
focus 0.031
cracks 0.03
descriptions 0.03
flour 0.03
pace 0.03
mystery 0.028
hand 0.027
messy 0.027
tiny 0.027
basement 0.026
bus 0.026
face 0.026
intense 0.026
lower 0.026
square 0.026
fixed 0.025
meal 0.025
began 0.023
energy 0.023
individual 0.021
loud 0.021
`,
  everyday_words: `
pity 2.651
gentlemen 2.157
beating 1.707
mighty 1.706
travelled 1.648
indispensable 1.608
crap 1.504
usefulness 1.484
invented 1.473
prisoners 1.458
sized 1.416
abnormally 1.412
mid 1.387
invoke 1.381
amongst 1.343
marry 1.338
notified 1.247
der 1.236
worship 1.235
awful 1.232
besides 1.231
whilst 1.226
organization's 1.211
respectively 1.17
peoples 1.164
programmer 1.161
spokesman 1.156
distribute 1.155
horrible 1.128
arguably 1.121
versa 1.12
glory 1.109
stimulation 1.108
winners 1.098
animated 1.091
ca 1.087
palace 1.078
acted 1.069
tremendous 1.068
interfaces 1.057
autoimmune 1.047
heaven 1.041
servants 1.032
dislike 1.027
threatened 1.001
resume 0.999
diagnosed 0.965
introductory 0.957
collaborators 0.955
forth 0.952
impaired 0.952
binds 0.951
namely 0.938
solemn 0.938
sake 0.935
scarcely 0.934
tab 0.93
broadly 0.928
awesome 0.924
disability 0.922
e-mail 0.917
logic 0.913
networking 0.909
assuming 0.907
iterate 0.907
satisfy 0.906
usable 0.905
etc 0.895
hack 0.895
vastly 0.89
requirement 0.882
prevented 0.879
enterprise 0.873
thus 0.87
accumulation 0.869
disabled 0.859
en 0.853
designing 0.852
subset 0.851
debug 0.85
develops 0.849
withdrawal 0.848
reporter 0.847
corn 0.843
mature 0.843
consisting 0.84
hopefully 0.84
physiological 0.838
rendered 0.831
editors 0.826
smallest 0.822
formally 0.82
individually 0.819
abroad 0.818
dollar 0.814
spite 0.814
wholly 0.806
wiki 0.804
theoretically 0.796
hence 0.794
collectively 0.79
preventing 0.79
chunks 0.783
comply 0.783
assure 0.778
contributor 0.773
disorders 0.773
confined 0.77
ad 0.767
jump 0.756
regime 0.754
servant 0.749
unhappy 0.749
corresponding 0.743
attain 0.726
tooling 0.725
associate 0.723
so-called 0.715
stakeholders 0.714
garbage 0.713
apparently 0.71
offices 0.709
putting 0.705
imports 0.704
ignorance 0.703
men 0.702
fetch 0.701
lots 0.699
shipped 0.697
specified 0.696
vessels 0.694
binding 0.693
overlapping 0.693
winds 0.693
formerly 0.691
mankind 0.691
honorable 0.69
melted 0.69
sponsors 0.689
plasma 0.687
proprietary 0.685
stabilization 0.678
gay 0.672
tumor 0.672
magnitude 0.67
contraction 0.669
impossible 0.665
travelling 0.665
occur 0.664
slices 0.663
semantics 0.662
downloading 0.661
extremely 0.652
cardiac 0.65
genetically 0.65
compiling 0.649
liberty 0.649
toolkit 0.649
tracker 0.646
primitive 0.641
wolf 0.641
indicator 0.638
analytics 0.633
occurs 0.63
overview 0.63
persons 0.627
fly 0.626
retrieved 0.624
cortex 0.623
processed 0.62
programmers 0.617
characteristic 0.615
axis 0.614
defective 0.612
reconstruction 0.612
provision 0.611
lung 0.61
metabolism 0.609
newer 0.605
deployed 0.604
likewise 0.604
sponsorship 0.604
defines 0.602
participation 0.602
reproducible 0.601
coordinated 0.6
cellular 0.599
incoming 0.598
ought 0.596
gross 0.595
providers 0.595
remove 0.592
undertake 0.591
browsers 0.589
notifications 0.589
respiratory 0.589
converted 0.588
ok 0.586
successfully 0.583
ton 0.583
lesions 0.581
beautiful 0.579
relate 0.579
spectacular 0.578
dependent 0.577
fiscal 0.577
encoded 0.575
attract 0.574
practically 0.572
pray 0.572
milestones 0.571
presentations 0.571
execute 0.57
naval 0.569
quote 0.568
backend 0.567
literally 0.565
assert 0.564
induce 0.564
stimuli 0.562
waters 0.56
variants 0.556
certainly 0.554
configure 0.554
ios 0.554
transmitted 0.554
worthy 0.554
accomplish 0.553
developer 0.551
internally 0.551
interacting 0.549
obviously 0.549
regard 0.547
luckily 0.546
pathway 0.545
biggest 0.54
relations 0.54
severe 0.539
easiest 0.538
acute 0.535
medium 0.533
faculty 0.532
arthritis 0.53
females 0.53
locations 0.528
originally 0.528
obtain 0.527
usability 0.525
definitions 0.524
ignorant 0.521
interesting 0.517
dashboard 0.516
nation 0.516
helper 0.515
automate 0.514
canonical 0.514
surely 0.514
painful 0.513
removing 0.513
coast 0.511
hundreds 0.51
inhibit 0.509
probably 0.508
shortly 0.508
participated 0.506
affect 0.505
storing 0.505
roadmap 0.503
vision 0.501
outreach 0.5
day-to-day 0.499
fairly 0.498
fantastic 0.495
published 0.493
behaviour 0.491
except 0.49
strengthen 0.49
tract 0.489
communications 0.485
declare 0.484
boys 0.483
happiness 0.482
leap 0.482
chemical 0.479
consists 0.478
spinal 0.478
bet 0.477
continuously 0.473
tissues 0.473
ago 0.472
stream 0.472
atom 0.47
everywhere 0.469
grants 0.468
user's 0.467
partnership 0.466
aka 0.465
fashion 0.463
maturation 0.463
instant 0.459
communicated 0.458
normally 0.451
sizes 0.45
causes 0.449
metabolic 0.449
pretty 0.448
fancy 0.445
workflow 0.444
sector 0.443
disorder 0.442
huge 0.442
prayer 0.438
agencies 0.437
opposed 0.437
posts 0.437
soul 0.436
launching 0.434
immigration 0.433
contributors 0.432
ill 0.431
increase 0.429
iteration 0.429
throw 0.428
agency 0.425
simulate 0.424
responses 0.423
indeed 0.422
membership 0.422
nice 0.422
nightly 0.422
non 0.422
modification 0.42
onboarding 0.419
nerve 0.416
add 0.414
https 0.414
posted 0.413
defects 0.412
workflows 0.412
attack 0.409
shall 0.408
prototype 0.407
explicitly 0.405
granted 0.405
hardware 0.404
self 0.404
pleasing 0.402
really 0.402
hormone 0.401
membrane 0.399
colleges 0.397
elected 0.397
edit 0.394
syndrome 0.394
arbitrary 0.393
faith 0.392
relation 0.392
responsive 0.39
precious 0.388
provisions 0.386
unless 0.385
links 0.384
purchased 0.384
agile 0.383
civic 0.381
matching 0.381
improvements 0.379
cerebral 0.377
indicated 0.377
inflation 0.376
derive 0.375
designers 0.375
abundant 0.372
enzyme 0.372
guaranteed 0.372
metadata 0.372
commonly 0.37
substantially 0.369
organization 0.368
associated 0.367
greatly 0.367
centralized 0.366
discussed 0.366
mix 0.366
specification 0.365
guarantee 0.364
receptor 0.364
channel 0.363
criteria 0.363
database 0.361
submitting 0.361
operating 0.358
quarterly 0.357
repo 0.357
encode 0.356
mapping 0.353
proteins 0.353
reuse 0.352
graduate 0.35
organ 0.349
correct 0.348
milestone 0.348
regressions 0.348
greatest 0.347
camp 0.346
hosting 0.342
compiler 0.341
thanks 0.34
commerce 0.339
cord 0.338
equivalent 0.338
functional 0.338
obvious 0.338
implementations 0.337
neurons 0.335
performed 0.335
substances 0.334
repositories 0.331
definition 0.329
bulk 0.328
microscopic 0.328
partners 0.328
citizen 0.327
ion 0.327
bytes 0.326
guess 0.326
affects 0.325
continually 0.325
hormones 0.324
crude 0.323
calling 0.322
sending 0.32
wonderful 0.32
built-in 0.319
float 0.318
genes 0.318
simple 0.316
annotations 0.315
realize 0.313
supported 0.313
databases 0.311
drug 0.311
recently 0.31
special 0.308
apparent 0.306
cease 0.306
generator 0.306
grow 0.306
interactive 0.306
upgrade 0.306
visualization 0.306
instances 0.303
migrate 0.302
newest 0.302
sufficient 0.302
beta 0.301
libraries 0.301
targets 0.301
core 0.3
developing 0.3
receiver 0.3
defined 0.296
dramatically 0.296
acts 0.294
foo 0.293
mentioning 0.293
treaty 0.293
fail 0.29
naked 0.29
fellows 0.288
implemented 0.287
stack 0.287
submissions 0.287
stimulus 0.284
acids 0.283
proposal 0.283
manner 0.282
shell 0.282
extent 0.28
sure 0.28
attendees 0.278
management 0.278
memory 0.278
personally 0.277
federal 0.276
extend 0.275
define 0.272
extract 0.272
effort 0.271
gov 0.271
better 0.27
continuous 0.27
browser 0.268
enhancements 0.268
collaborative 0.267
fork 0.266
formed 0.266
campaign 0.265
pictures 0.264
appropriate 0.263
congratulations 0.262
electron 0.262
sometimes 0.262
computed 0.261
kidney 0.261
user 0.261
scope 0.26
developed 0.259
couple 0.258
implements 0.258
visualize 0.258
format 0.257
modules 0.257
constants 0.256
compile 0.255
docs 0.255
helping 0.255
specify 0.255
prevent 0.253
cholesterol 0.252
templates 0.251
figuring 0.248
managers 0.248
manually 0.248
serve 0.246
command 0.245
developers 0.242
library 0.242
called 0.24
course 0.24
fun 0.24
analyses 0.239
relates 0.239
well 0.239
conduct 0.238
differences 0.237
customization 0.236
component 0.235
virtue 0.235
done 0.234
actually 0.233
gene 0.233
give 0.233
guidelines 0.233
syntax 0.233
pointer 0.231
org 0.23
conference 0.229
teams 0.229
active 0.227
fact 0.227
major 0.227
websites 0.226
basis 0.225
pull 0.225
startup 0.225
feature 0.224
search 0.224
business 0.223
nucleus 0.222
continuing 0.221
target 0.221
ecosystem 0.22
large 0.22
linking 0.219
muscle 0.219
activation 0.218
keys 0.218
organize 0.218
problem 0.218
ranges 0.216
ions 0.215
lot 0.215
programs 0.215
installation 0.214
metric 0.214
paperwork 0.214
shiny 0.214
uniquely 0.214
country 0.212
setup 0.212
subscribe 0.212
amounts 0.211
expects 0.211
mechanisms 0.211
types 0.211
produce 0.209
meaning 0.208
organizations 0.208
site 0.208
adding 0.207
cancer 0.207
general 0.207
religion 0.207
easily 0.206
input 0.206
packages 0.206
curves 0.203
posting 0.203
metals 0.202
point 0.202
absolutely 0.201
metrics 0.201
previous 0.2
publication 0.2
searches 0.2
above 0.198
generally 0.198
nerves 0.198
suppose 0.197
cell 0.196
container 0.195
keyword 0.194
peripheral 0.194
attachment 0.193
origin 0.191
exam 0.19
install 0.19
contrary 0.189
adopted 0.188
basic 0.188
codebase 0.188
contributing 0.188
chance 0.187
projects 0.187
forums 0.186
added 0.185
insist 0.184
completely 0.183
masses 0.183
cloud 0.182
high-level 0.182
frameworks 0.181
immediately 0.18
patches 0.18
implementation 0.179
suggested 0.179
hosts 0.178
construct 0.177
tests 0.177
domain 0.176
great 0.176
native 0.176
announcement 0.173
example 0.173
recruited 0.173
allow 0.172
slides 0.172
subscribers 0.172
otherwise 0.171
automatic 0.169
automatically 0.166
fat 0.166
processes 0.166
scripts 0.166
vacation 0.165
building 0.164
getting 0.164
separate 0.164
encoding 0.163
nodes 0.163
philosophy 0.162
documentation 0.16
release 0.16
removed 0.16
resulted 0.16
see 0.16
type 0.16
master 0.158
blocks 0.157
breast 0.157
formatting 0.157
dimensions 0.156
flag 0.156
integer 0.156
bug 0.154
snapshot 0.154
thread 0.154
exception 0.153
mission 0.153
interact 0.152
scenario 0.152
sponsor 0.152
components 0.151
development 0.151
expanded 0.151
program 0.151
released 0.151
utility 0.15
broad 0.149
ideals 0.147
content 0.146
select 0.144
banks 0.143
compilation 0.143
goal 0.143
users 0.143
workshops 0.143
cache 0.142
includes 0.142
standard 0.142
guides 0.141
somewhat 0.141
function 0.14
block 0.138
server 0.138
variable 0.137
security 0.136
sex 0.136
string 0.136
wish 0.136
get 0.135
test 0.135
versions 0.135
custom 0.134
tedious 0.134
parse 0.132
races 0.132
videos 0.132
order 0.131
males 0.13
conferences 0.129
enter 0.129
governance 0.129
protein 0.128
sexual 0.127
virtually 0.127
dev 0.126
entirely 0.126
government 0.126
services 0.126
stable 0.126
desirable 0.125
leaders 0.125
important 0.124
compatibility 0.123
macro 0.123
nested 0.123
package 0.123
rate 0.123
announce 0.122
design 0.122
going 0.122
relatively 0.122
trait 0.122
continue 0.121
atoms 0.12
portal 0.12
apps 0.119
source 0.119
trivial 0.119
continent 0.118
genetic 0.118
born 0.117
happen 0.117
solve 0.117
joined 0.116
minimum 0.115
particular 0.115
percentage 0.115
refer 0.115
storage 0.115
bacteria 0.114
bugs 0.114
follow 0.114
registry 0.112
servers 0.112
troops 0.112
try 0.112
nowadays 0.111
pass 0.111
soon 0.111
binary 0.11
maintainers 0.11
updated 0.11
code 0.109
activate 0.108
exact 0.108
rocket 0.106
doc 0.105
strictly 0.103
variables 0.103
classical 0.102
inferred 0.102
recall 0.102
branch 0.101
category 0.101
latter 0.101
liver 0.101
purposes 0.101
represented 0.101
js 0.1
values 0.1
community 0.099
object 0.099
receive 0.098
releases 0.098
compose 0.097
distinction 0.097
infrastructure 0.097
project 0.097
service 0.097
functions 0.096
want 0.096
website 0.096
useful 0.095
requests 0.094
tutorials 0.094
common 0.093
receptors 0.093
attend 0.092
forum 0.092
using 0.092
intermediate 0.091
fixes 0.09
io 0.09
sections 0.09
expect 0.088
foundation 0.088
implement 0.088
changes 0.087
funds 0.087
mass 0.087
similar 0.087
statistics 0.087
summaries 0.087
dependencies 0.086
protocol 0.085
software 0.085
task 0.084
cells 0.083
easy 0.083
hydrogen 0.083
sync 0.083
view 0.083
hash 0.082
locally 0.082
render 0.082
vector 0.082
tube 0.081
guide 0.078
open-source 0.078
result 0.078
prior 0.077
programming 0.077
visibility 0.077
drugs 0.074
proceed 0.074
easier 0.073
majority 0.073
formats 0.071
testing 0.071
distributed 0.069
increases 0.068
transactions 0.068
perform 0.067
case 0.065
transcription 0.064
peer 0.063
endpoint 0.062
regular 0.062
rejected 0.062
tail 0.062
producing 0.061
requirements 0.061
sufficiently 0.061
previously 0.059
geographic 0.058
embedded 0.057
excited 0.057
response 0.057
working 0.056
computing 0.055
double 0.055
required 0.055
departments 0.054
length 0.054
zero 0.054
pattern 0.053
post 0.052
quite 0.052
world's 0.052
molecules 0.051
able 0.05
constitute 0.05
feedback 0.05
downloaded 0.049
draft 0.049
use 0.049
chromosome 0.048
discussions 0.048
international 0.048
running 0.048
addressed 0.047
hopes 0.047
root 0.047
tags 0.047
version 0.047
coding 0.046
parts 0.046
announced 0.045
event 0.045
accomplished 0.044
default 0.044
name 0.044
web 0.044
depending 0.043
trigger 0.043
features 0.039
started 0.039
strings 0.039
await 0.038
brain 0.038
build 0.038
civil 0.038
team 0.038
happy 0.037
load 0.037
seas 0.037
molecule 0.036
notification 0.036
produced 0.036
run 0.034
scalable 0.034
installing 0.033
signatures 0.033
amount 0.031
application 0.031
below 0.031
cluster 0.031
data 0.031
description 0.029
member 0.029
net 0.029
appear 0.028
tools 0.028
info 0.027
desktop 0.026
parallel 0.026
de 0.025
hosted 0.025
mentoring 0.025
participate 0.024
female 0.023
lists 0.023
desired 0.021
upload 0.021
comments 0.02
`,
  function_words: `
despite 0.664
nor -0.625
via -0.565
neither 0.538
within 0.398
whether 0.377
upon -0.37
that's 0.3
very -0.26
since 0.244
here -0.243
it's 0.242
either -0.24
whom -0.236
among 0.227
without 0.219
whose -0.217
however 0.212
having -0.206
away -0.191
every 0.188
again -0.179
though -0.175
each 0.174
along 0.161
down -0.16
into -0.159
own 0.159
although 0.158
being -0.149
am -0.145
did -0.141
ever -0.141
because 0.13
other -0.129
never -0.124
now -0.116
who 0.114
all -0.111
few -0.108
often 0.108
where 0.108
both 0.107
do -0.106
but -0.102
still 0.096
its 0.095
one 0.095
during 0.093
them 0.093
only -0.092
several 0.087
after -0.086
must -0.084
such 0.08
have -0.076
not -0.074
yet 0.07
when -0.069
about 0.068
between 0.068
had -0.068
he -0.068
rather 0.067
should -0.066
through 0.066
some -0.065
towards -0.065
how -0.061
around -0.06
back 0.06
while -0.06
doing 0.059
same 0.058
was -0.058
across -0.057
another -0.057
beyond 0.057
if 0.057
most 0.056
more -0.054
against -0.053
much -0.052
his -0.051
could 0.05
might 0.05
there -0.05
just -0.047
can 0.046
may 0.046
less 0.045
else 0.044
will -0.044
been 0.043
up 0.042
are -0.041
until 0.04
at 0.037
has 0.037
too 0.036
then -0.035
as -0.034
of -0.034
out -0.033
even -0.031
no -0.031
before 0.03
does -0.03
also 0.029
in -0.029
were 0.029
what 0.029
these 0.027
it 0.025
by 0.024
once 0.024
always -0.023
that 0.023
which 0.023
many -0.021
`,
  machine_phrasing: `
wasn't just 1.557
it's like 1.523
a way of 1.414
a hand 1.376
deeper into 1.373
a storm 1.354
ten minutes 1.327
be happy 1.324
three months 1.271
a figure 1.251
several reasons 1.242
a mysterious 1.195
anyone looking 1.185
a desperate 1.179
begin with 1.171
that require 1.165
address this issue 1.155
mind racing 1.145
this can lead 1.145
due to their 1.137
feeling a 1.133
her back 1.113
and there's 1.09
making them 1.088
and i'd 1.086
six months 1.082
before you 1.077
depth and 1.063
hold the 1.062
it's worth 1.059
couldn't shake 1.038
tell us 1.024
story is 1.007
to anyone 1.006
his gaze 1
language model 0.997
would you 0.991
thought about 0.988
it is essential 0.986
noticed a 0.985
a valuable 0.981
solely on 0.966
law enforcement 0.963
struggle with 0.96
me at 0.959
the chaos 0.954
a brief 0.953
our results 0.953
eager to 0.948
and i've 0.937
in this study 0.928
share a 0.925
it works 0.915
a reason 0.912
a flicker 0.91
the power of 0.905
a broader 0.896
fixed on 0.895
with two 0.893
first and 0.892
atmosphere of 0.888
around them 0.885
a warning 0.882
belongs to 0.881
connect with 0.881
the bed 0.88
this allows 0.874
it is important 0.868
was already 0.857
studies have 0.849
feel like a 0.845
left a 0.842
to various 0.841
that her 0.839
thick with 0.838
and three 0.834
of excitement 0.834
a testament to 0.829
valuable insights 0.829
a dry 0.823
reflecting the 0.822
would likely 0.821
students who 0.819
that had been 0.814
is difficult 0.812
offer a 0.805
a delightful 0.803
what had 0.803
three years 0.802
for further 0.799
them with 0.798
the world around 0.796
aim to 0.793
driven by a 0.791
the way for 0.791
when it's 0.787
of vulnerability 0.776
does the 0.775
insight into 0.775
behind a 0.772
the emotional 0.769
after that 0.768
advancements in 0.765
eyes were 0.765
is important to 0.764
their actions 0.763
learned to 0.759
or just 0.751
a positive 0.75
about that 0.741
day and 0.741
not just a 0.741
offers a 0.739
research has 0.735
the clock 0.732
thoughts and 0.731
known for 0.73
the authors 0.728
into her 0.726
her voice 0.724
our experiments 0.724
could also 0.721
and i'll 0.717
and water 0.717
with something 0.714
people may 0.71
this study 0.706
out to be 0.705
reached out 0.705
a name 0.702
a note 0.702
begun to 0.702
while still 0.702
to convey 0.7
a comprehensive 0.698
and you'll 0.694
to listen 0.686
the narrative 0.685
a genuine 0.682
appreciate the 0.682
hold a 0.681
to overcome 0.681
they're not 0.68
a testament 0.677
the evening 0.676
ask for 0.674
his past 0.674
it can also 0.674
can provide 0.67
that feels 0.669
the far 0.669
think it's 0.669
their faces 0.667
you've got 0.666
a narrow 0.665
the food is 0.665
a risk 0.657
these findings 0.656
fails to 0.655
surge of 0.655
challenge of 0.65
on the first 0.649
tendency to 0.649
the statement 0.646
by the end 0.645
and determination 0.644
had always 0.643
indicate that 0.643
understand that 0.641
recognize that 0.639
stood there 0.639
thank you for 0.638
novel approach 0.636
examine the 0.635
for something 0.635
past the 0.633
the feeling that 0.632
a reminder of 0.63
a reminder 0.629
between different 0.629
even when 0.625
a mix of 0.621
and leave 0.621
to mitigate 0.621
if you're looking 0.62
a profound 0.618
asked me 0.618
insights into the 0.617
if it's 0.615
a distant 0.614
a silent 0.614
a vital 0.613
you for 0.613
the gap 0.61
as though 0.609
for future 0.609
the potential of 0.605
highlights the 0.602
hinting at 0.601
it isn't 0.6
a deep breath 0.597
a promising 0.596
their relationship 0.595
reminder of 0.593
the conflict 0.592
the plan 0.592
two weeks 0.591
he had been 0.59
turned out 0.59
the study 0.583
this essay 0.583
a novel approach 0.582
the text 0.581
significance of 0.577
signs of 0.574
it felt 0.573
testament to 0.568
adapt to 0.566
did it 0.566
sat on 0.565
understanding and 0.565
blend of 0.562
individuals to 0.561
world around 0.559
a society 0.558
with others 0.558
deep breath 0.553
a faint 0.548
a character 0.546
of hope 0.546
perhaps a 0.545
opened the 0.544
to its 0.544
it again 0.543
with a sense 0.542
aim for 0.54
and that the 0.538
to question 0.536
her a 0.534
the company 0.534
you've been 0.534
becomes a 0.533
education and 0.531
you for your 0.531
a sharp 0.53
above a 0.53
and each 0.529
not just 0.527
short of 0.527
the prompt 0.526
room for 0.525
far more 0.524
the implications 0.52
highly recommend 0.518
of community 0.518
mix of 0.517
air was 0.516
the risk 0.515
complexity of 0.512
light on 0.512
the shadows 0.511
effectiveness of our 0.509
investigate the 0.509
is crucial 0.509
with no 0.508
friendly and 0.506
from her 0.504
is that it 0.504
also help 0.503
and i would 0.503
insights into 0.503
something else 0.5
a habit 0.497
before a 0.497
can feel 0.495
and emotional 0.494
making it 0.494
reminder of the 0.494
a hidden 0.492
the audience 0.492
you're looking for 0.492
public health 0.49
found the 0.489
two years 0.487
a mix 0.486
he felt 0.485
where it 0.484
an hour 0.483
to address 0.483
for two 0.482
serve as a 0.48
the shop 0.48
that seemed 0.478
you're looking 0.478
new things 0.477
where she 0.477
and something 0.476
success in 0.476
low and 0.475
the significance of 0.475
a line 0.474
and one 0.473
approach is 0.473
a constant 0.471
a third 0.47
in the second 0.47
to confront 0.47
around him 0.468
and i'm 0.467
the relationship between 0.467
in three 0.464
the distance 0.464
a subtle 0.463
and provide 0.463
determined to 0.462
highlighting the 0.461
reached for 0.461
a source 0.46
they often 0.459
to investigate 0.459
as if the 0.458
artificial intelligence 0.457
to uncover 0.457
felt like 0.456
place where 0.456
a lack 0.455
tell you 0.455
the concept 0.455
a former 0.454
may not be 0.454
properties of 0.452
its potential 0.451
stood in 0.451
was about 0.45
and i had 0.449
two of 0.447
at night 0.443
allowing for 0.442
a study 0.439
and may 0.439
the hospital 0.439
and has a 0.438
if you've 0.437
for students 0.436
the consequences 0.434
back on 0.433
over their 0.432
the kitchen 0.432
than just 0.431
contributes to 0.429
four years 0.429
a living 0.428
man in 0.428
he couldn't 0.427
the consequences of 0.426
but their 0.425
her hands 0.425
a pair of 0.423
the glass 0.422
and knowledge 0.42
capture the 0.42
feeling that 0.42
three days 0.418
thank you 0.417
the village 0.417
he's been 0.416
connection to 0.414
if you're 0.414
he's not 0.413
argued that 0.412
keep the 0.412
let the 0.411
our study 0.411
and reduce 0.41
based on the 0.41
results show 0.41
one of them 0.409
there's a 0.409
a symbol of 0.408
against her 0.408
serves as 0.408
the board 0.407
based on 0.406
our understanding 0.406
the implications of 0.406
a lack of 0.404
engage with 0.404
tool for 0.404
a personal 0.403
pursuit of 0.402
told me 0.401
has the potential 0.4
a man who 0.398
didn't know 0.398
hair and 0.395
the edges 0.395
tied to 0.395
it down 0.394
amidst the 0.393
told her 0.393
she can 0.392
got a 0.391
the gods 0.391
we investigate the 0.391
the atmosphere 0.39
a conversation 0.389
food and 0.386
she couldn't 0.383
designed to 0.381
her fingers 0.381
serve as 0.381
tension and 0.38
the unique 0.38
of the story 0.379
the potential to 0.379
of it 0.378
price of 0.378
of social 0.375
and found 0.374
a variety of 0.373
standing in 0.373
within a 0.371
you're not 0.371
and two 0.369
have become 0.369
the mirror 0.369
friends and family 0.367
knowledge of 0.367
the price of 0.367
a significant 0.366
feel a 0.366
to explore the 0.366
where a 0.366
came to 0.365
a table 0.364
about his 0.364
managed to 0.364
suggest that 0.364
balance of 0.363
the loss 0.363
the old 0.363
may not have 0.361
suggesting that 0.361
offering a 0.36
explore the 0.358
sounds like 0.358
the weather 0.358
propose a new 0.357
critical thinking 0.355
tends to 0.354
my voice 0.352
providing a 0.351
my husband 0.35
they said 0.35
the challenge 0.349
the accuracy 0.348
help but 0.347
the ship 0.347
it wasn't 0.346
the significance 0.346
understanding of the 0.346
about to 0.342
the city's 0.342
through their 0.341
of something 0.34
to pursue 0.339
a variety 0.338
the quality 0.337
to create a 0.335
the sea 0.334
had gone 0.333
that their 0.333
resulting in 0.332
a source of 0.331
to address this 0.331
are often 0.33
in conclusion 0.329
than you 0.329
while others 0.328
asked if 0.327
beneath the 0.327
while some 0.327
on the floor 0.326
the rain 0.326
we aim to 0.326
she didn't 0.325
which can 0.325
influenced by 0.324
the traditional 0.324
believe that the 0.322
rather than 0.322
relationship between 0.322
to consider 0.322
while maintaining 0.322
method for 0.321
to enjoy 0.321
that it was 0.319
three times 0.319
it off 0.318
sign of 0.318
was thick 0.317
a mixture of 0.316
a vast 0.316
to engage 0.316
had become 0.315
of them 0.315
technology and 0.315
to travel 0.314
our approach 0.313
she has 0.313
shown that 0.313
the one 0.313
to experience 0.313
crucial for 0.312
the quality of 0.311
passion for 0.31
it's been 0.309
the air was 0.309
haunted by 0.306
the staff 0.306
what to 0.306
a deep 0.305
at it 0.304
knew that 0.304
leave the 0.303
limitations of 0.303
service was 0.303
and skills 0.302
engaging in 0.302
read it 0.301
capable of 0.3
results show that 0.3
the reader 0.3
implications of 0.299
hear the 0.297
a crucial 0.296
a strange 0.294
the focus 0.294
understanding the 0.293
a threat 0.292
about it 0.291
learning to 0.291
the importance of 0.289
create a 0.288
prone to 0.288
couldn't help 0.287
the evidence 0.287
longer than 0.286
of knowledge 0.286
knowledge and 0.285
our findings 0.285
aims to 0.283
more efficient 0.283
on her 0.283
these models 0.283
implications for 0.282
in my opinion 0.282
role in the 0.281
see it 0.281
along the 0.279
the complexity 0.278
the sun 0.278
power and 0.277
half a 0.276
in september 0.276
suggests that 0.276
that she 0.276
and said 0.275
paid for 0.275
a form of 0.274
on saturday 0.274
the balance 0.274
and he 0.273
cost of 0.273
one hand 0.273
his hands 0.272
the media 0.271
this can 0.271
about their 0.268
the other hand 0.268
one in 0.267
someone who 0.267
such as 0.267
and a 0.266
leading to a 0.266
the second 0.266
and you 0.265
a month 0.264
address this 0.263
her mind 0.263
the only one 0.263
one who 0.262
she saw 0.262
and her 0.261
symbol of 0.261
me in 0.26
the natural 0.26
the river 0.26
a slow 0.258
believe that 0.258
the effectiveness of 0.258
my mother 0.257
smell of 0.257
the local 0.257
to recognize 0.257
and it's 0.254
whether to 0.254
it's a 0.252
in various 0.251
a week 0.249
a wide range 0.249
on its 0.249
presents a 0.249
a car 0.248
her eyes 0.247
the tension 0.247
you can't 0.246
the third 0.244
through her 0.244
which can be 0.244
in the face 0.243
the importance 0.243
the restaurant 0.243
he took 0.242
wake up 0.242
who is 0.242
wide range 0.242
a place 0.241
impact on 0.241
a sense of 0.24
allows us 0.24
felt a 0.24
turned to 0.24
and it 0.239
drawn to 0.238
our understanding of 0.238
pair of 0.238
it out 0.237
a half 0.236
a sense 0.236
with a focus 0.236
stability and 0.234
the planet 0.234
is often 0.232
on monday 0.232
the cost of 0.232
the findings 0.232
the smell of 0.232
said that 0.231
effectiveness of 0.229
it back 0.229
in the air 0.228
despite the 0.227
wide range of 0.227
balance between 0.225
to study 0.225
down on 0.222
the experience 0.222
up on 0.222
the effectiveness 0.221
the wind 0.221
the window 0.221
the model 0.219
and had 0.217
grew up 0.217
not always 0.217
for her 0.216
a second 0.215
about her 0.215
a mixture 0.213
attention to 0.213
consequences of 0.213
her for 0.213
a voice 0.212
the book 0.212
the truth 0.212
whether the 0.211
and understanding 0.21
understanding of 0.21
after a 0.209
than a 0.209
the woman 0.209
a crucial role 0.208
that she was 0.208
that these 0.208
the area 0.208
the wall 0.207
the weight of 0.207
put it 0.206
to trust 0.206
he didn't 0.204
more likely 0.204
and they 0.202
it for 0.202
essential for 0.201
felt like a 0.201
a pair 0.2
the decision 0.199
the stage 0.199
but also 0.198
a final 0.197
crucial role in 0.197
the environment 0.197
the input 0.197
the library 0.197
the situation 0.197
and put 0.196
connection to the 0.196
for years 0.196
lost in 0.196
the phone 0.195
this approach 0.194
she asked 0.193
to different 0.193
you think 0.193
a more 0.192
focusing on the 0.192
a small 0.19
she has a 0.19
found that 0.189
what happened 0.187
deep learning 0.186
neural network 0.186
a woman 0.185
show that the 0.185
a powerful 0.184
potential to 0.184
the use of 0.184
this could 0.184
leave it 0.183
the quiet 0.183
the town 0.183
against the 0.182
is important 0.182
source of 0.182
me to 0.181
who has 0.181
looked at 0.178
to fully 0.178
can help 0.177
climate change 0.175
the music 0.175
on thursday 0.174
the tone 0.174
what if 0.173
and the potential 0.172
between them 0.172
quality of 0.172
crucial to 0.17
had a 0.17
driven by 0.168
recent years 0.168
the ghost 0.168
by the time 0.167
like a 0.167
our method 0.165
a place where 0.164
allows for 0.162
gave me 0.162
down at 0.161
isn't a 0.161
past and 0.161
exploring the 0.16
during a 0.157
it on 0.157
a secret 0.156
but her 0.156
had never 0.155
in the area 0.154
risk of 0.151
and potential 0.15
efficient and 0.15
in recent years 0.15
the impact of 0.15
of humor 0.149
the ending 0.149
what she 0.149
importance of 0.148
can help to 0.147
it needs 0.147
a word 0.146
in today's 0.146
issue of 0.146
say it 0.146
they also 0.146
to adapt 0.146
to explore 0.146
has led 0.144
skills and 0.144
with a 0.144
allows us to 0.142
explores the 0.142
to navigate 0.142
and family 0.141
could lead 0.141
the complex 0.141
but a 0.14
the article 0.14
filled with 0.139
the car 0.139
looking for a 0.138
the bottom 0.138
and he was 0.137
feel like 0.137
couldn't help but 0.136
sense of 0.136
begins to 0.135
scent of 0.134
students to 0.134
the relationship 0.134
a growing 0.133
a year 0.133
to stay 0.133
his eyes 0.132
to protect 0.132
came in 0.131
the development of 0.131
a sign 0.13
people to 0.13
shift in 0.13
the kids 0.129
or a 0.128
a desire 0.127
focus on the 0.127
focusing on 0.127
years and 0.127
a desire to 0.126
approach for 0.126
attempts to 0.126
could lead to 0.125
difficult to 0.125
he's a 0.125
it comes 0.125
the machine 0.124
the impact 0.123
you'll be 0.123
it could 0.122
a family 0.121
likely to 0.121
the potential 0.12
the water 0.12
the price 0.119
none of 0.118
the challenges 0.118
allows students 0.117
models and 0.117
the children 0.117
the edge 0.117
demonstrate the effectiveness 0.116
found myself 0.115
not be the 0.115
selection of 0.115
is essential for 0.113
proposed method 0.113
the road 0.112
willing to 0.111
more likely to 0.11
a focus 0.109
behind the 0.109
layer of 0.108
just a 0.107
the school 0.107
always been 0.106
the darkness 0.105
years old 0.105
impact of 0.103
the blue 0.103
the smell 0.102
food is 0.1
then she 0.1
by providing 0.099
with an 0.099
they may 0.098
this paper 0.098
the noise 0.096
on a 0.095
on various 0.095
the characters 0.094
her own 0.093
the wrong 0.093
years of 0.093
when she 0.092
who had 0.092
habit of 0.091
the journey 0.091
to stop 0.091
began to 0.09
keep it 0.09
my father 0.09
the words 0.09
as if 0.089
it as a 0.088
it with a 0.088
the ocean 0.088
a book 0.087
a shared 0.087
asked for 0.087
the night 0.087
to achieve 0.087
can lead 0.086
that had 0.086
a symbol 0.085
neural networks 0.085
argue that 0.084
feel more 0.084
lead to a 0.084
the film 0.084
the weight 0.084
evidence of 0.083
to succeed 0.082
and i 0.081
social media 0.081
and fear 0.08
in march 0.079
near the 0.078
they might 0.078
a mistake 0.077
are more likely 0.077
forced to 0.077
moments of 0.077
reached the 0.077
serves as a 0.077
my own 0.076
approach that 0.074
at a time 0.074
can lead to 0.072
character development 0.072
in the room 0.072
it's the 0.072
techniques to 0.071
the dark 0.071
the field 0.071
whether it 0.07
did the 0.069
introduce the 0.069
while the 0.068
to survive 0.067
weight of 0.067
a focus on 0.066
performance in 0.066
in their 0.065
the benefits 0.065
to life 0.065
to a more 0.064
a time 0.063
closer to 0.063
the plot 0.062
when it 0.062
a student 0.061
the dust 0.061
becomes more 0.06
made her 0.058
ensuring that 0.057
which can lead 0.056
the training 0.055
potential for 0.054
to engage in 0.054
nature of 0.053
his fingers 0.052
other hand 0.051
the sky 0.051
which could 0.051
and no 0.049
maybe a 0.049
the city 0.049
the food 0.049
we investigate 0.048
those who 0.047
it was a 0.046
relationship with 0.045
toward the 0.045
is essential to 0.044
true that 0.043
that made 0.042
to evaluate 0.042
help them 0.041
feels like 0.04
to capture 0.04
engage in 0.039
for its 0.039
one was 0.039
and their 0.038
the morning 0.036
struggle to 0.035
from different 0.034
front of the 0.034
it took 0.033
the house 0.033
was a 0.033
as they 0.032
her with 0.032
the bill 0.032
the edge of 0.032
the back 0.031
the silence 0.031
in it 0.028
requires collaboration with 0.028
a wider 0.027
at a 0.027
of their 0.026
seemed to 0.026
in the morning 0.025
she said 0.024
accuracy of 0.023
a soft 0.022
he found 0.022
rely on 0.022
the front 0.021
to face 0.021
what do you 0.021
the story 0.02
`,
  human_phrasing: `
worked with 1.439
here we 1.39
at last 1.308
to not 1.254
it is to 1.233
the above 1.233
opposed to 1.232
not that 1.194
and women 1.192
problems in 1.174
by all 1.165
be of 1.16
and which 1.154
and or 1.15
as such 1.125
very well 1.112
one of these 1.087
off of 1.08
to which 1.062
these days 1.057
and as 1.053
each of these 1.046
community to 1.033
give me 1.026
because we 1.004
with these 0.996
the conference 0.974
are working 0.967
we call 0.966
now that 0.961
they all 0.96
the white 0.947
for more information 0.938
and yet 0.937
are so 0.926
is a very 0.92
of the new 0.92
will be a 0.913
very important 0.905
little bit 0.893
the many 0.884
as to 0.877
difference between 0.871
we learned 0.871
am i 0.865
to thank 0.863
best practices 0.86
are made 0.843
new features 0.84
at the moment 0.836
that when 0.815
an example of 0.814
support of 0.807
via a 0.807
people would 0.803
functions of 0.792
once again 0.788
allow us 0.787
our first 0.787
we used 0.778
and finally 0.775
this post 0.772
what are 0.769
was originally 0.768
access to the 0.766
to increase 0.765
respect to 0.763
we wanted 0.763
and thus 0.762
this in 0.762
be no 0.757
was that 0.755
in another 0.753
used a 0.753
or not 0.752
of course 0.751
to see how 0.743
has come 0.742
via the 0.741
will get 0.741
lots of 0.74
together to 0.74
but that 0.736
of such 0.736
be sure 0.734
is to be 0.733
shown in 0.719
of several 0.718
sure you 0.713
and give 0.706
or you 0.705
talking about 0.7
if this 0.697
versions of 0.684
is actually 0.682
the time of 0.68
we show 0.68
just like 0.679
state of the 0.678
be so 0.675
over to 0.671
all of our 0.67
and from 0.67
that as 0.668
are used 0.664
a little bit 0.659
the major 0.655
and only 0.652
a government 0.648
given to 0.645
each of the 0.644
are interested 0.642
in to 0.641
outside of 0.64
the help 0.639
ought to 0.637
a much 0.636
act as 0.636
but are 0.636
the federal government 0.635
are in 0.631
the normal 0.631
to put 0.631
all of the 0.628
improvements to 0.628
have ever 0.623
an example 0.622
of interest 0.621
now have 0.617
the great 0.617
all i 0.616
all our 0.61
go to 0.608
we shall 0.608
if you don't 0.605
we just 0.602
are to 0.6
to these 0.6
so much 0.599
the more 0.599
prior to 0.598
many other 0.596
to what 0.596
to give 0.591
the war 0.589
as in 0.588
how can 0.585
as it is 0.583
the very 0.581
with respect to 0.581
this point 0.58
so we 0.579
can not 0.578
code for 0.575
very much 0.575
copy of 0.574
provide the 0.574
add to 0.573
been working 0.573
think it 0.573
how do 0.57
the previous 0.568
we wanted to 0.567
were to 0.567
the poor 0.566
be done 0.562
sign up 0.559
were very 0.559
be easily 0.558
and new 0.556
to produce 0.552
federal government 0.55
notice that 0.547
do we 0.546
and we are 0.543
is great 0.543
to date 0.541
system of 0.535
we see 0.533
course of 0.532
for this 0.532
who can 0.532
and also 0.527
to serve 0.526
in other 0.525
programming language 0.525
to help the 0.524
that means 0.523
of things 0.521
the people who 0.52
to you 0.52
by some 0.518
that in 0.518
will have 0.517
goal of 0.515
provided by 0.515
that to 0.515
to help us 0.512
see how 0.51
is for 0.507
but if 0.506
allows you to 0.505
a result of 0.502
to deal with 0.502
to them 0.502
an important 0.5
will see 0.499
and therefore 0.497
a user 0.496
since the 0.494
the hard 0.494
of all the 0.491
for us to 0.489
to make it 0.487
is done 0.485
later in 0.482
why we 0.482
at this point 0.481
in particular 0.477
such a 0.477
useful to 0.477
lot more 0.475
the reason 0.474
to me 0.474
early in 0.472
and others 0.467
any of the 0.467
was to 0.466
as we 0.465
learn how 0.465
this was 0.464
be given 0.463
of all 0.462
produced by 0.461
used for 0.46
we must 0.46
whether or 0.46
whether or not 0.46
wide variety of 0.46
in detail 0.459
with which 0.459
just as 0.458
only in 0.458
the average 0.458
following the 0.457
the subject 0.456
that does 0.455
while we 0.453
all your 0.452
other than 0.452
implementation of 0.451
is required 0.451
this kind of 0.451
of an 0.449
shall be 0.448
allows you 0.447
the user 0.447
now we 0.446
with this 0.446
work to 0.445
right now 0.444
few months 0.443
are no 0.442
hope you 0.442
and of 0.441
that i have 0.441
and so 0.44
a previous 0.439
go through 0.439
so many 0.439
the federal 0.438
is not a 0.437
create the 0.434
the different 0.434
and our 0.432
sent to 0.432
use the 0.431
is available 0.429
he will 0.427
a look at 0.426
is so 0.425
support the 0.425
that it's 0.424
time is 0.424
this information 0.423
in other words 0.422
in time 0.422
but this 0.415
to deal 0.413
useful for 0.412
found in the 0.411
want to make 0.411
to get 0.41
to get a 0.41
every time 0.409
that you have 0.409
which i 0.408
if not 0.406
not to 0.406
a lot more 0.404
no other 0.403
the american 0.403
time of 0.403
together with 0.402
done to 0.395
that would be 0.394
is our 0.391
both in 0.39
link to 0.39
the features 0.389
but for 0.388
hundreds of 0.387
not know 0.385
consists of 0.384
like this 0.384
as our 0.383
the private 0.383
an increase 0.382
that there are 0.382
a certain 0.38
percentage of 0.38
the content 0.38
the nation 0.38
nervous system 0.379
but not 0.378
seems to 0.377
is much 0.376
there is a 0.376
types of 0.374
we decided 0.372
we use 0.372
will only 0.371
is in 0.37
a huge 0.369
the open 0.368
to define 0.368
have two 0.367
see the 0.367
they will be 0.367
a point 0.366
from our 0.366
used the 0.366
or in 0.364
to some 0.364
in this case 0.362
the appropriate 0.361
think that 0.361
different from 0.36
can now 0.359
of other 0.359
the fact 0.359
the software 0.358
all the 0.357
a really 0.356
this question 0.356
see if 0.355
see that 0.355
the french 0.355
let us 0.354
the target 0.354
a number of 0.352
the rate 0.351
which you 0.351
will give 0.35
in such a 0.349
have seen 0.346
to test 0.344
to be done 0.343
with other 0.343
be found 0.341
you can use 0.341
in the last 0.339
at some 0.337
in more 0.337
give the 0.336
have an 0.336
and where 0.335
to solve 0.335
development and 0.334
more details 0.334
to enable 0.333
make this 0.332
to search 0.332
a few days 0.33
in the past 0.33
it is a 0.33
get the 0.329
to all 0.329
to show 0.329
to announce 0.326
quite a 0.324
more information 0.322
most likely 0.322
the application 0.322
function is 0.32
get a 0.319
a function 0.318
as with 0.317
but you 0.317
open source 0.317
by default 0.316
were able 0.316
in such 0.315
we get 0.314
were able to 0.314
total of 0.313
how the 0.311
other words 0.311
first step 0.31
for all 0.31
we started 0.31
improve the 0.309
of any 0.309
in and 0.308
to that 0.308
the people 0.307
must not 0.306
to make sure 0.306
to write 0.306
we all 0.306
kind of 0.305
to use 0.305
all this 0.304
of work 0.304
not so 0.303
to have the 0.303
data is 0.302
on top 0.302
we want to 0.302
the course of 0.301
to be able 0.301
at https 0.3
not all 0.299
this to 0.298
the common 0.296
is this 0.295
the exact 0.295
you may have 0.295
end of the 0.293
member of 0.292
code in 0.291
in the world 0.29
the correct 0.29
to have 0.288
type of 0.288
the us 0.286
is called 0.285
if there is 0.284
the body 0.284
the brain 0.283
used by 0.283
release of 0.282
this release 0.282
this way 0.282
to our 0.282
an additional 0.281
do in 0.281
code to 0.28
and that is 0.278
are using 0.278
and are 0.274
in addition to 0.273
users and 0.273
being a 0.272
result of 0.272
to just 0.272
soon as 0.271
a quick 0.27
in this 0.269
you are 0.268
is used 0.267
results in 0.266
to build a 0.266
we are 0.266
working with 0.266
you must 0.266
as part 0.265
will provide 0.265
can find 0.264
the country 0.264
time we 0.264
are the 0.263
is really 0.263
then we 0.263
to use a 0.263
these changes 0.262
a good 0.261
best of 0.261
the basic 0.261
we show that 0.261
are in the 0.255
will need to 0.255
all that 0.253
is that the 0.253
will allow 0.253
more and 0.251
overview of 0.251
you all 0.251
as soon 0.25
that there 0.25
as soon as 0.249
of our 0.249
when using 0.249
will use 0.249
a similar 0.248
is at 0.248
look at 0.248
that we are 0.248
you can see 0.248
in your 0.247
the name 0.247
a total 0.246
that is 0.246
we want 0.246
when we 0.244
any of 0.243
for some 0.243
the example 0.243
to be a 0.241
and what 0.24
with all 0.24
be at 0.239
going to be 0.239
the public 0.239
is very 0.238
which we 0.238
data on 0.237
you will be 0.237
of these 0.235
value of 0.235
a program 0.234
on top of 0.234
you can find 0.234
that are 0.233
after the 0.232
are all 0.232
to prevent 0.232
on github 0.231
as part of 0.229
in our 0.229
of those 0.229
to the point 0.229
work with 0.229
a lot 0.228
deal with 0.228
don't have 0.228
are just 0.226
in which the 0.225
study the 0.225
in fact 0.224
work that 0.224
out the 0.223
some other 0.223
the organization 0.223
where you 0.222
if you are 0.221
and how to 0.22
similar to 0.22
the general 0.22
we will be 0.22
wide variety 0.22
function of 0.219
to pass 0.219
to track 0.219
that makes 0.218
name of 0.217
solve the 0.214
the proper 0.213
and with 0.212
can go 0.211
in all 0.211
to contribute to 0.211
example of 0.21
that will 0.21
going to 0.209
needs to 0.209
to work with 0.209
on twitter 0.208
of many 0.207
we know 0.206
which have 0.206
so far 0.205
a wide variety 0.204
it may be 0.204
rest of the 0.204
but we 0.203
there is 0.203
information on 0.202
of how 0.202
the type 0.202
time for 0.202
seems to be 0.201
this blog post 0.2
is pretty 0.199
of that 0.198
the amount 0.198
these two 0.198
members of the 0.197
for that 0.196
wanted to 0.196
in which 0.195
to work 0.194
is just 0.193
be very 0.191
make it 0.191
of the people 0.191
one of the 0.191
from being 0.19
the last 0.19
familiar with 0.189
and use 0.188
because of 0.188
even though 0.188
of government 0.188
this blog 0.188
to go 0.188
go to the 0.187
for us 0.186
want to 0.186
and this 0.185
possible to 0.185
use this 0.185
amount of 0.184
for example 0.184
more and more 0.184
not as 0.183
with the same 0.183
and run 0.182
the problem 0.182
we also 0.182
is quite 0.181
part of the 0.181
the state of 0.181
with all the 0.181
include the 0.18
affect the 0.178
available to 0.178
it will be 0.178
the national 0.178
have no 0.177
state of 0.177
make a 0.176
the code 0.176
used in 0.176
depending on the 0.175
to send 0.175
we will 0.175
build a 0.173
the name of 0.173
the changes 0.172
you would 0.172
must have 0.171
of code 0.171
think of 0.171
well as the 0.171
with our 0.171
check out the 0.17
top of 0.17
being used 0.169
code is 0.169
you have to 0.169
that of 0.168
have done 0.167
are very 0.166
used in the 0.165
or the 0.163
we decided to 0.162
a lot of 0.161
available for 0.161
give you 0.161
here in 0.161
when you are 0.161
it will 0.16
lot of 0.158
can be found 0.157
of some 0.157
problem is 0.157
this is the 0.157
tools to 0.157
are going to 0.156
we were 0.155
on all 0.154
to work on 0.154
code and 0.152
for each 0.152
in general 0.151
not have 0.151
the event 0.151
but to 0.15
the actual 0.149
we might 0.149
a list of 0.148
is being 0.148
in any 0.147
to run 0.147
us in 0.147
all of these 0.146
is always 0.146
list of 0.146
many more 0.146
the function 0.146
cause the 0.145
only be 0.145
to allow 0.145
which they 0.145
we expect 0.144
join the 0.143
read the 0.143
with some 0.143
last year 0.142
the point 0.142
this case 0.142
point in 0.141
and more 0.139
might have 0.139
a couple 0.138
the project 0.138
all over 0.137
have the 0.137
by our 0.136
do to 0.136
help us 0.135
a new 0.134
to set 0.134
in order 0.133
in practice 0.133
is the first 0.133
pieces of 0.132
source code 0.132
that our 0.132
the language 0.132
to build 0.132
will work 0.132
hard to 0.131
process of 0.131
to contribute 0.131
what is 0.131
allowed to 0.13
be much 0.13
if there 0.129
as a result 0.128
data for 0.128
most of the 0.128
well as 0.128
have one 0.127
make your 0.127
of time 0.127
that we 0.126
this will 0.126
will not be 0.126
as well 0.124
they will 0.124
the problems 0.123
using the 0.123
the type of 0.122
of your 0.121
of the 0.12
will need 0.118
the value 0.117
have a 0.116
the api 0.116
to be 0.116
and in 0.115
now and 0.115
a simple 0.114
are some 0.114
much more 0.114
the time 0.114
know that 0.112
make up 0.112
they are 0.112
one of 0.111
the same time 0.111
and will be 0.11
the basis 0.11
we have been 0.11
a list 0.109
the work 0.109
are used to 0.108
idea of 0.108
if the 0.107
with the 0.107
information about 0.106
the largest 0.106
a few 0.105
a number 0.105
what is the 0.104
as well as 0.101
some of these 0.101
the core 0.101
have to 0.1
set up 0.1
the goal of 0.1
will continue 0.1
you want to 0.1
on how 0.098
order to 0.098
some of the 0.098
that will be 0.098
can get 0.097
in order to 0.096
to do 0.096
to the 0.096
you should 0.096
member of the 0.095
a result 0.094
but it is 0.092
many of 0.092
in those 0.091
changes to 0.09
should be 0.09
some of 0.09
be useful 0.089
of the same 0.089
with that 0.089
hope to 0.088
easier to 0.087
on our 0.087
the united states 0.087
there are a 0.087
where to 0.087
work in 0.087
the amount of 0.086
which the 0.086
even more 0.085
the united 0.085
the standard 0.084
to obtain 0.084
you can also 0.083
long time 0.082
as you 0.08
form of 0.08
in addition 0.08
a nice 0.079
at the time 0.078
have been 0.078
must be 0.077
you can 0.077
and how 0.076
for the 0.076
we can 0.076
is working 0.075
and most 0.074
and not 0.073
the various 0.07
are an 0.069
much time 0.069
the test 0.069
to make 0.068
version of the 0.068
work on 0.068
you just 0.068
class of 0.067
the release of 0.067
you need 0.067
try to 0.066
during the 0.064
the value of 0.064
are being 0.063
in the 0.063
as you can 0.062
how you 0.062
you want 0.062
can then 0.061
have to be 0.061
can use 0.059
free to 0.059
which in 0.059
get involved 0.058
your code 0.058
in some 0.056
you may 0.056
is not 0.055
a given 0.054
and see 0.054
to and 0.053
to receive 0.053
same time 0.052
to help 0.052
years ago 0.052
all over the 0.051
that we have 0.051
to start 0.05
the years 0.047
to go to 0.047
up of 0.047
is only 0.046
is that 0.044
contains a 0.043
have any 0.043
to improve the 0.043
use to 0.043
version of 0.043
work for 0.043
parts of 0.042
and in the 0.041
where we 0.041
and other 0.04
learn how to 0.04
this is 0.04
included in 0.039
is one 0.038
this year 0.038
interact with 0.035
is one of 0.035
basis of 0.034
in most 0.034
is an 0.034
make sure 0.034
a common 0.033
it has been 0.033
only one 0.032
are going 0.031
it is 0.031
will also 0.031
added to 0.03
be in 0.03
community and 0.03
community is 0.03
the cause of 0.03
this is not 0.03
we should 0.03
you will 0.03
responsible for 0.029
on what 0.028
we hope 0.028
can see 0.027
learn more 0.027
with us 0.027
able to 0.026
members of 0.026
would not 0.026
long as 0.025
of this 0.025
those of 0.025
how we 0.024
how to 0.023
to become 0.023
what the 0.023
the form of 0.022
community members 0.021
be able 0.02
when you 0.02
`,
} as const;
