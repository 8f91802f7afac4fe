/** Fitted word lists: each entry with its log-odds per use in 100 words. Written by `npm run fit`. */
export const fitted = {
  ai_vocabulary: `
genuinely 1.207
advancements 0.943
shifts 0.915
unwavering 0.847
prioritize 0.843
silence 0.811
additionally 0.787
genuine 0.777
curiosity 0.759
intricate 0.747
navigate 0.74
conclusion 0.708
atmosphere 0.702
shaping 0.696
artifact 0.68
personalized 0.667
quiet 0.648
navigating 0.634
conversation 0.609
ensuring 0.601
resilience 0.592
shift 0.585
validation 0.557
capabilities 0.548
real-world 0.542
ensures 0.537
leaving 0.53
recognizing 0.53
persistent 0.529
align 0.514
engaging 0.509
remain 0.506
legacy 0.505
compelling 0.495
crucial 0.492
argue 0.488
reminder 0.467
meaningful 0.465
secrets 0.462
consult 0.452
dedication 0.45
particularly 0.445
struggles 0.445
profound 0.438
narratives 0.435
reveals 0.434
accountability 0.432
setup 0.432
platforms 0.429
uncertainty 0.428
overall 0.427
skill 0.42
effectively 0.411
reality 0.406
reducing 0.402
creates 0.401
comprehensive 0.397
testament 0.397
involves 0.393
chaos 0.388
resolution 0.386
ongoing 0.385
sustainability 0.382
silent 0.381
nuanced 0.377
assistance 0.372
implications 0.371
broader 0.369
unexpected 0.369
fostering 0.367
concerns 0.365
feels 0.355
truly 0.355
allowing 0.346
numerous 0.346
claims 0.342
immediate 0.332
consciousness 0.33
remains 0.329
context 0.328
deeper 0.325
transparency 0.325
memories 0.323
determination 0.32
offering 0.316
increasingly 0.308
exploring 0.307
narrative 0.305
provider 0.304
accurate 0.299
exceptional 0.296
insights 0.295
concern 0.294
shared 0.293
presence 0.292
efficiency 0.291
advanced 0.29
hidden 0.29
continues 0.289
consequences 0.286
ultimately 0.285
charging 0.283
significant 0.281
potentially 0.278
cancellation 0.273
capture 0.268
vibrant 0.261
clarity 0.26
experiencing 0.256
valuable 0.255
reliable 0.252
commitment 0.237
calls 0.235
patterns 0.233
settings 0.232
moment 0.231
reflecting 0.227
complex 0.222
reflection 0.222
moments 0.218
reduce 0.217
recognition 0.216
engagement 0.215
operational 0.211
collective 0.21
conditions 0.207
sustainable 0.206
enhance 0.205
leading 0.205
consistently 0.204
integration 0.204
voice 0.202
vulnerable 0.198
risks 0.195
societal 0.191
emotional 0.183
failure 0.181
impact 0.18
noise 0.18
conflict 0.179
seamless 0.179
awareness 0.177
effectiveness 0.176
decision-making 0.172
intelligence 0.17
essential 0.167
enhancing 0.161
potential 0.159
considering 0.155
claim 0.15
ensure 0.145
decision 0.144
journey 0.143
significantly 0.143
struggle 0.141
maintaining 0.139
trust 0.138
relationships 0.135
measures 0.134
isolation 0.132
individuals 0.13
approach 0.124
challenges 0.123
connection 0.121
balance 0.115
outcomes 0.112
resistance 0.112
exploration 0.107
feeling 0.106
deeply 0.1
furthermore 0.094
durability 0.093
experiences 0.087
background 0.085
identity 0.084
long-term 0.084
ethical 0.08
understanding 0.079
success 0.077
optimal 0.068
personal 0.065
promoting 0.063
effective 0.06
critical 0.059
truth 0.058
depth 0.052
actions 0.051
perspectives 0.05
importance 0.049
boundaries 0.048
challenging 0.045
benefits 0.041
maintain 0.039
addressing 0.028
explore 0.028
reasoning 0.023
aligns 0.02
beacon 0.02
bolster 0.02
bustling 0.02
captivating 0.02
commendable 0.02
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
fosters 0.02
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
noteworthy 0.02
nuances 0.02
palpable 0.02
paramount 0.02
pivotal 0.02
poignant 0.02
profoundly 0.02
realm 0.02
realms 0.02
resonate 0.02
resonated 0.02
resonates 0.02
robust 0.02
seamlessly 0.02
showcase 0.02
showcases 0.02
showcasing 0.02
steadfast 0.02
streamline 0.02
symphony 0.02
tapestry 0.02
transformative 0.02
underscore 0.02
underscored 0.02
underscores 0.02
underscoring 0.02
unravel 0.02
vital 0.02
`,
  excess_style: `
navigates 1.717
praised 1.645
eagerly 1.638
hesitated 1.59
beside 1.587
hindered 1.562
pinned 1.542
subpar 1.476
strengthens 1.349
whispering 1.338
sits 1.327
noting 1.298
unchanged 1.295
embarked 1.273
exceeds 1.25
step-by-step 1.248
playground 1.242
misses 1.206
eval 1.191
intrigued 1.182
restrictive 1.156
backward 1.148
bureaucratic 1.132
headline 1.122
cracked 1.118
setbacks 1.111
optimistic 1.09
treats 1.083
flagged 1.079
unchecked 1.075
adjusts 1.069
disappearance 1.063
perpetuating 1.05
insulation 1.037
refusal 1.032
discovers 1.023
afford 1.02
troubleshooting 1.009
acknowledged 1.005
exacerbated 0.993
prerequisites 0.985
plagued 0.982
escalating 0.972
lemonade 0.972
attire 0.97
validates 0.959
entries 0.955
lit 0.946
ignores 0.939
stakes 0.935
mismatch 0.933
pacing 0.929
departure 0.912
asymmetry 0.911
mentions 0.907
claimed 0.901
promised 0.901
recharge 0.893
cadence 0.886
twisted 0.885
ordinary 0.867
facilitated 0.858
aftermath 0.856
confidently 0.852
refuse 0.847
awkward 0.845
modest 0.845
misleading 0.844
punishment 0.837
firstly 0.83
high-stakes 0.823
waits 0.822
disputes 0.818
swap 0.816
hum 0.808
memorable 0.8
reads 0.795
urging 0.791
posture 0.79
sincerely 0.789
wealthy 0.787
notably 0.785
stands 0.775
immense 0.765
ensured 0.761
kindness 0.759
crowded 0.758
portrayal 0.754
avoids 0.748
matters 0.743
arrived 0.741
intriguing 0.74
measurable 0.74
unfolded 0.739
remaining 0.737
vanished 0.737
claiming 0.736
performers 0.732
woke 0.732
drops 0.73
lacks 0.728
negotiations 0.726
attributed 0.724
protections 0.723
anticipated 0.722
respectful 0.714
shifted 0.713
commitments 0.712
redemption 0.71
paused 0.709
smiled 0.708
walks 0.705
marred 0.704
hinges 0.692
thrilled 0.684
wisdom 0.684
performances 0.683
armor 0.68
humidity 0.68
watched 0.68
unrest 0.678
dread 0.677
discussing 0.673
defaults 0.667
checks 0.666
supposedly 0.666
specifics 0.662
obligations 0.657
switches 0.657
exactly 0.653
noticed 0.651
saves 0.649
blur 0.642
forgetting 0.641
scroll 0.637
optional 0.636
acknowledge 0.634
investigates 0.63
deepen 0.629
turns 0.622
approached 0.621
waiting 0.621
compressed 0.62
victim 0.62
distraction 0.619
intertwined 0.617
advertised 0.615
rationale 0.614
slower 0.612
counts 0.611
catches 0.61
disclosure 0.606
reset 0.599
allure 0.598
notable 0.594
suspicious 0.594
demanding 0.593
forgotten 0.591
returns 0.589
mandate 0.588
silently 0.588
adjustments 0.587
exclusion 0.587
tired 0.587
confirm 0.586
violation 0.586
dissent 0.582
countless 0.581
rows 0.58
scandal 0.579
formula 0.577
arguing 0.576
charges 0.575
exists 0.575
py 0.575
allegations 0.573
echo 0.57
resist 0.568
permissions 0.567
gap 0.566
harm 0.566
rebuild 0.566
extraordinary 0.563
volatility 0.563
breaches 0.562
realities 0.562
accidentally 0.561
allocate 0.559
analyze 0.559
knowledgeable 0.558
pace 0.558
unsure 0.557
ambiguous 0.555
securing 0.555
documented 0.549
holds 0.548
empty 0.547
aimed 0.545
recycling 0.545
strongest 0.545
incorrect 0.543
perceive 0.543
portability 0.54
blank 0.539
lies 0.537
survive 0.536
constraint 0.535
gratitude 0.533
behind 0.531
confirms 0.53
filtering 0.524
polished 0.524
bd 0.52
impress 0.518
spec 0.517
walked 0.515
definitive 0.514
horizon 0.514
trapped 0.514
gains 0.513
sustained 0.508
brutal 0.507
beneath 0.506
bridges 0.503
arc 0.501
lever 0.501
appealing 0.5
preparing 0.495
breaks 0.493
hygiene 0.491
consolidation 0.49
controversial 0.489
safeguards 0.489
workload 0.489
exact 0.487
promises 0.487
skilled 0.486
proof 0.483
chains 0.482
nurturing 0.479
raised 0.479
squad 0.479
habits 0.478
wake 0.478
handling 0.477
choosing 0.476
leaks 0.475
remained 0.473
explanation 0.466
convenient 0.464
figures 0.464
triumph 0.464
spent 0.46
conceptual 0.459
thoughtful 0.458
payload 0.456
overly 0.454
billions 0.453
unaware 0.453
ibuprofen 0.452
emergencies 0.45
evoke 0.447
minds 0.447
influencing 0.445
other's 0.444
blueprint 0.442
illusion 0.442
picked 0.442
talents 0.44
options 0.439
inherently 0.436
pride 0.436
stopping 0.436
targeting 0.434
terrifying 0.431
violations 0.431
proceed 0.43
deemed 0.426
inadvertently 0.425
missing 0.425
wait 0.424
triage 0.423
spreading 0.422
criticism 0.42
slow 0.419
initially 0.418
auth 0.417
recognizes 0.417
ignoring 0.416
stuck 0.416
trembling 0.416
temporary 0.414
cycles 0.412
moves 0.412
unnecessary 0.412
empathetic 0.411
enthusiasts 0.411
haunted 0.411
utility 0.41
authentication 0.408
revealed 0.407
clues 0.406
glow 0.406
identities 0.406
disruptions 0.405
triggered 0.405
limits 0.403
breach 0.402
description 0.402
operates 0.402
becomes 0.401
trade-offs 0.401
alike 0.399
struggled 0.399
friction 0.398
manageable 0.398
plus 0.398
shrouded 0.398
override 0.397
faint 0.394
interpretation 0.394
scales 0.393
dashboard 0.392
evident 0.39
alternatives 0.389
packaging 0.389
uv 0.389
guiding 0.388
reduces 0.388
displacement 0.387
final 0.387
led 0.387
navigation 0.387
safer 0.387
step 0.387
confirmed 0.386
validated 0.386
vast 0.386
choice 0.383
crafted 0.383
diagnostic 0.382
offer 0.382
cozy 0.378
touching 0.378
flaw 0.375
denied 0.374
sh 0.374
alongside 0.373
generations 0.373
mindfulness 0.373
inspiring 0.369
turning 0.369
appreciate 0.368
transforming 0.368
utilized 0.368
bridging 0.364
woven 0.364
stale 0.363
tier 0.363
precisely 0.361
avoiding 0.36
hook 0.36
pragmatic 0.36
chain 0.359
handle 0.359
unfolding 0.359
clarify 0.358
incredible 0.358
optimized 0.357
competition 0.356
adapting 0.355
broadband 0.355
perpetuate 0.355
uphold 0.355
accidents 0.354
alone 0.354
flaws 0.354
filled 0.351
inspection 0.351
possess 0.351
shake 0.351
veins 0.351
adoption 0.35
compute 0.35
gaps 0.348
posed 0.348
shock 0.348
positioned 0.347
switch 0.345
picking 0.344
talent 0.343
endpoints 0.342
motion 0.342
consumed 0.341
proximity 0.34
deepening 0.339
destination 0.339
break 0.337
burning 0.336
listeners 0.336
interior 0.334
belonging 0.333
priority 0.333
pulling 0.332
coordinated 0.331
resolve 0.331
insightful 0.329
static 0.329
dangerous 0.327
safe 0.327
fate 0.326
orbital 0.326
consistent 0.325
involvement 0.325
avoid 0.324
trusted 0.324
grasp 0.323
rising 0.322
proving 0.321
cold 0.32
shape 0.32
penalties 0.318
sees 0.316
visible 0.315
endpoint 0.314
path 0.314
phenomena 0.314
gathering 0.313
correction 0.312
finding 0.312
practical 0.311
suppression 0.31
alive 0.308
cheap 0.307
mitigating 0.307
surfaces 0.306
env 0.305
frozen 0.305
regardless 0.305
tracing 0.305
recognized 0.304
respected 0.303
immediately 0.301
decline 0.3
independently 0.3
loud 0.298
authorization 0.297
safeguard 0.297
backgrounds 0.296
lag 0.295
replicate 0.295
censorship 0.293
corruption 0.293
detect 0.293
stay 0.293
consistency 0.292
globally 0.292
loneliness 0.29
examining 0.289
drawing 0.288
designated 0.287
factual 0.287
flows 0.287
involve 0.287
managed 0.286
predictable 0.286
inaction 0.284
prevents 0.284
convergence 0.283
conversational 0.283
encouraging 0.283
plausible 0.282
transformed 0.282
aiming 0.28
causing 0.28
framed 0.277
real 0.277
wealth 0.277
adequate 0.274
ideological 0.274
tied 0.274
dreams 0.272
behavioral 0.271
constant 0.271
ignore 0.269
dizziness 0.268
mandatory 0.268
compromising 0.266
contributed 0.265
rise 0.265
falls 0.264
intentions 0.264
unintended 0.261
appreciation 0.26
gentle 0.26
proposes 0.26
edge 0.257
recursive 0.256
checklist 0.255
damage 0.255
decay 0.254
aim 0.253
hub 0.253
modifications 0.253
shapes 0.253
demand 0.252
requiring 0.252
amplify 0.251
irrelevant 0.247
regarding 0.247
scenario 0.247
expansion 0.246
inconsistent 0.245
strict 0.244
ban 0.243
blocked 0.242
exhibit 0.242
gaze 0.242
inviting 0.242
eliminating 0.241
welcoming 0.24
frontier 0.239
including 0.239
preserve 0.238
typically 0.238
life's 0.237
policing 0.235
traditional 0.235
honest 0.234
perfectly 0.234
volumes 0.234
execution 0.233
adjusting 0.232
findings 0.232
steps 0.232
articulate 0.231
pivot 0.231
supposed 0.231
becoming 0.23
practicing 0.23
steady 0.23
rates 0.229
excellent 0.228
bonus 0.225
specific 0.224
unpredictable 0.223
spanning 0.222
recognize 0.221
undoubtedly 0.221
young 0.219
descriptions 0.216
mask 0.215
calm 0.214
incorporate 0.214
mere 0.214
opens 0.214
stronger 0.213
variations 0.211
joy 0.21
careful 0.208
subjective 0.208
carrying 0.207
involving 0.207
began 0.206
evidence 0.203
recommendations 0.203
push 0.202
walking 0.202
overwhelming 0.201
bulk 0.2
crafting 0.2
cuts 0.199
illegal 0.199
initial 0.199
priorities 0.199
crowd 0.198
nightmare 0.198
onto 0.198
confusion 0.196
era 0.196
fake 0.196
drives 0.194
facial 0.194
stealth 0.193
strained 0.193
weights 0.192
fragile 0.189
caught 0.188
clear 0.188
local 0.188
living 0.187
charge 0.186
craft 0.186
disruption 0.185
rely 0.185
thorough 0.185
deaths 0.184
efficiently 0.184
tracking 0.182
wins 0.182
acting 0.179
respond 0.179
angle 0.178
yes 0.178
limited 0.177
beings 0.176
grounding 0.176
reflect 0.176
heavily 0.174
promise 0.173
customization 0.172
expose 0.172
smile 0.171
tight 0.171
conscious 0.17
ties 0.17
warm 0.169
certainty 0.168
entanglement 0.168
relevance 0.168
status 0.168
suggests 0.167
concepts 0.166
tone 0.166
dangers 0.165
initiative 0.164
interests 0.161
manifest 0.161
academic 0.16
dedicated 0.16
logical 0.16
minimal 0.159
vaccination 0.159
sheer 0.157
outlets 0.156
responsibilities 0.155
serious 0.155
activism 0.154
outcome 0.153
breathing 0.151
isolated 0.151
satisfying 0.151
recent 0.15
serves 0.15
playing 0.149
incidents 0.148
relying 0.148
roles 0.148
encounter 0.146
lives 0.146
targeted 0.145
anomalies 0.144
coverage 0.143
win 0.143
bias 0.141
feasibility 0.141
pulses 0.141
threshold 0.139
offers 0.137
processed 0.137
thank 0.137
felt 0.136
architectures 0.135
spread 0.135
thoroughly 0.134
warning 0.133
breaking 0.132
encountered 0.132
trying 0.131
error 0.129
force 0.127
morally 0.127
limiting 0.124
grip 0.123
large-scale 0.123
lead 0.123
complications 0.122
recommended 0.122
sounds 0.122
struck 0.12
worlds 0.12
failed 0.119
inquiries 0.119
necessity 0.119
shaped 0.117
understandable 0.117
introspection 0.116
mode 0.116
tech 0.116
trigger 0.116
pattern 0.115
due 0.114
positions 0.114
consensus 0.113
responding 0.112
merely 0.111
validate 0.111
classic 0.11
unfair 0.11
engaged 0.109
minimizing 0.108
represents 0.107
separation 0.107
compassionate 0.106
situation 0.106
condition 0.105
void 0.104
lack 0.103
losing 0.103
blocking 0.102
dual 0.102
sharp 0.102
curious 0.101
technical 0.1
various 0.1
logic 0.099
comprehension 0.096
systematically 0.091
collaborative 0.09
continued 0.09
dream 0.088
eager 0.088
solutions 0.088
uncomfortable 0.088
mindset 0.087
possibilities 0.087
integrating 0.086
guidance 0.085
highlight 0.085
providing 0.085
advantages 0.084
connections 0.084
extends 0.084
physically 0.084
concerning 0.083
cascade 0.082
pressures 0.081
intrinsic 0.08
affecting 0.078
frame 0.078
short-term 0.076
unique 0.076
society 0.075
create 0.074
principles 0.074
escape 0.072
burden 0.071
severity 0.069
turmoil 0.069
availability 0.068
providers 0.068
captured 0.065
recovery 0.065
foundational 0.064
utilizes 0.064
aligning 0.063
outreach 0.063
adaptation 0.061
setting 0.061
curated 0.059
requires 0.059
experience 0.057
gates 0.057
ability 0.056
designed 0.055
flow 0.055
alliances 0.054
predict 0.054
contributes 0.052
introducing 0.052
timely 0.052
controller 0.051
implicit 0.051
making 0.051
techniques 0.05
reduced 0.049
barriers 0.047
demands 0.044
baseline 0.043
highlighted 0.043
systematic 0.043
advocacy 0.041
planning 0.041
distinct 0.039
internal 0.039
power 0.039
rhetoric 0.039
stunning 0.039
pose 0.038
provide 0.037
existence 0.035
flu 0.035
creative 0.034
entities 0.034
regime 0.034
sense 0.034
activities 0.033
assessments 0.033
connecting 0.033
compromise 0.032
longevity 0.032
prevent 0.03
spiral 0.028
achievements 0.027
fear 0.026
human 0.026
investigations 0.026
understand 0.026
detrimental 0.024
strategy 0.024
address 0.023
informed 0.023
abuse 0.022
instrumental 0.022
action 0.021
response 0.021
`,
  everyday_words: `
clinically 1.953
namely 1.746
wholly 1.688
inhibit 1.542
mighty 1.514
tremendous 1.467
pains 1.447
bugfixes 1.434
usefulness 1.405
mankind 1.39
amongst 1.348
induced 1.3
whilst 1.268
impaired 1.267
plush 1.255
organisation 1.24
mid 1.234
fellows 1.205
definite 1.2
abundant 1.196
illustrated 1.194
day-to-day 1.171
specially 1.167
downtime 1.165
tropical 1.155
horrible 1.148
accessed 1.137
spite 1.125
earthy 1.122
programmer 1.114
aroma 1.108
administered 1.102
attain 1.082
likewise 1.075
kings 1.07
respectively 1.068
accomplish 1.06
pine 1.042
sorts 1.036
till 1.024
aka 1.004
citrus 0.997
mature 0.982
forth 0.976
introductory 0.969
colours 0.962
fruity 0.957
novice 0.949
contrary 0.945
awesome 0.941
scarcely 0.936
recruited 0.932
hence 0.905
regard 0.885
stackexchange 0.881
newly 0.877
obviously 0.875
besides 0.866
originally 0.865
marry 0.863
sized 0.855
migrated 0.851
asynchronous 0.835
hurting 0.831
glory 0.827
lime 0.822
ca 0.814
virtue 0.814
membranes 0.81
cute 0.8
distal 0.796
fabulous 0.794
hopefully 0.792
supervisors 0.791
fortunately 0.788
broadly 0.783
enrolled 0.783
founded 0.771
performed 0.77
putting 0.763
floral 0.751
distribute 0.75
nicely 0.746
greatly 0.744
attracted 0.742
apparently 0.738
suffer 0.738
thus 0.738
surely 0.736
constructed 0.731
acquire 0.729
formerly 0.727
relating 0.723
ought 0.72
favourite 0.718
en 0.709
agencies 0.705
relate 0.702
pray 0.696
associate 0.684
elegant 0.678
transcription 0.675
travelling 0.674
problematic 0.659
naked 0.649
opposed 0.644
approved 0.634
packaged 0.634
duties 0.632
agile 0.629
consequence 0.627
evaluated 0.627
essentially 0.615
pretty 0.614
certainly 0.612
hardly 0.612
non 0.612
spicy 0.612
accordance 0.609
tradition 0.608
faculty 0.597
hundreds 0.594
persons 0.592
laid 0.589
centre 0.588
relation 0.582
trivial 0.572
behaviour 0.57
alert 0.568
worthy 0.563
departments 0.56
previously 0.56
shiny 0.56
manner 0.551
obtained 0.549
edition 0.546
abstraction 0.545
represented 0.542
edited 0.54
directors 0.539
specifying 0.536
wherever 0.533
center 0.531
posting 0.529
substantially 0.529
subscribe 0.527
lovers 0.525
luckily 0.524
sufficiently 0.521
primitive 0.519
posted 0.518
handy 0.517
corresponding 0.511
encode 0.511
fairly 0.511
onboarding 0.511
beautiful 0.51
gross 0.51
submitting 0.509
indeed 0.508
unhappy 0.508
differentiation 0.505
commonly 0.498
concentrations 0.497
goodness 0.497
answered 0.496
stupid 0.494
mint 0.493
upper 0.491
importantly 0.489
soft 0.488
cattle 0.485
adopted 0.482
bitter 0.481
pure 0.481
whereas 0.476
happiness 0.475
somewhat 0.475
developed 0.474
disability 0.474
pleasing 0.469
operating 0.46
latter 0.459
outgoing 0.455
sweet 0.455
silly 0.454
storing 0.454
occurs 0.452
in-house 0.45
announce 0.448
earliest 0.448
except 0.445
published 0.444
huge 0.443
locations 0.434
tightly 0.434
brown 0.433
facility 0.432
confusing 0.431
placed 0.424
aside 0.423
extremely 0.423
defined 0.421
behave 0.42
indicated 0.415
suggested 0.412
basis 0.411
tobacco 0.411
sake 0.41
dried 0.409
totally 0.409
characteristic 0.408
lots 0.402
extent 0.401
gotten 0.401
wise 0.401
married 0.399
print 0.399
equivalent 0.394
dependent 0.393
talking 0.391
wondering 0.387
curves 0.386
servers 0.382
medium 0.38
rose 0.379
topics 0.378
talks 0.376
entered 0.375
colored 0.374
interfaces 0.374
easily 0.372
particular 0.371
virtually 0.371
helpful 0.37
majority 0.37
fixes 0.368
problems 0.367
fancy 0.366
conduct 0.365
effort 0.365
people's 0.364
classical 0.362
ill 0.362
combine 0.36
civilization 0.359
evil 0.359
thick 0.355
finish 0.354
reviewing 0.353
associated 0.351
etc 0.351
noted 0.349
continuing 0.347
greatest 0.345
realize 0.345
presented 0.343
angry 0.342
referred 0.341
occur 0.34
thinks 0.34
sometimes 0.338
uncommon 0.335
considerable 0.333
golden 0.333
develops 0.332
consisting 0.329
normal 0.327
beginning 0.326
tail 0.325
obtain 0.323
teach 0.323
colour 0.322
sage 0.316
gives 0.315
slides 0.315
nowadays 0.313
ago 0.311
inserted 0.311
oldest 0.309
definitions 0.303
expression 0.303
familiar 0.303
opinion 0.302
perhaps 0.302
improvements 0.3
useful 0.299
sour 0.297
quote 0.295
suggestion 0.294
well 0.294
consist 0.291
personally 0.291
migrate 0.29
almost 0.289
course 0.289
degree 0.288
little 0.287
green 0.286
fun 0.285
removed 0.285
consists 0.284
behalf 0.283
mainly 0.282
suppose 0.282
substance 0.279
previous 0.274
lets 0.272
edit 0.271
related 0.27
attitude 0.269
nice 0.269
thanks 0.269
topic 0.269
called 0.268
probably 0.268
contained 0.267
relatively 0.267
easy 0.266
high 0.265
answers 0.263
mixture 0.262
red 0.262
shortly 0.261
typical 0.259
vice 0.259
avoided 0.258
created 0.256
present 0.255
produce 0.251
otherwise 0.249
ranges 0.249
general 0.248
accomplished 0.247
formed 0.246
large 0.245
fact 0.244
refer 0.244
represent 0.243
complicated 0.241
normally 0.241
black 0.239
executive 0.239
white 0.236
aware 0.235
discussed 0.233
granted 0.232
criteria 0.23
give 0.23
lot 0.23
satisfied 0.227
throw 0.225
submitted 0.223
composed 0.221
presentation 0.22
basically 0.219
dealing 0.218
enter 0.218
greater 0.218
similar 0.218
showed 0.216
really 0.215
sponsor 0.215
goods 0.214
secondary 0.212
sending 0.204
appropriate 0.202
powder 0.201
giant 0.2
view 0.2
delighted 0.199
permit 0.197
accepted 0.195
satisfy 0.195
socket 0.195
discussion 0.193
great 0.193
intervals 0.193
quite 0.192
zip 0.192
poor 0.191
questions 0.191
traits 0.191
ways 0.19
hope 0.188
element 0.185
sizes 0.185
biggest 0.184
strongly 0.183
viewed 0.182
largest 0.181
groups 0.18
available 0.179
odd 0.179
wild 0.179
lists 0.175
soon 0.175
hard 0.174
shall 0.173
allow 0.172
de 0.172
located 0.172
prior 0.171
meetings 0.17
reason 0.169
special 0.169
divided 0.168
affairs 0.167
big 0.167
mean 0.166
flexible 0.165
mad 0.165
scheme 0.165
easiest 0.164
tend 0.162
listed 0.16
oils 0.16
native 0.159
pink 0.159
enough 0.158
removing 0.158
studied 0.158
kinds 0.157
whenever 0.157
interesting 0.156
anywhere 0.155
see 0.155
packed 0.154
calculated 0.149
heard 0.149
fashion 0.148
elements 0.147
submit 0.147
fine 0.143
join 0.143
attribute 0.142
describes 0.142
direction 0.142
median 0.142
problem 0.141
mild 0.14
brothers 0.138
major 0.138
front 0.137
above 0.136
currently 0.135
easier 0.135
defining 0.134
obvious 0.134
distinguished 0.132
guess 0.132
min 0.13
intend 0.129
wanting 0.129
joined 0.128
started 0.128
addition 0.127
invite 0.127
subsequently 0.127
testing 0.126
ball 0.125
good 0.125
lay 0.125
bind 0.122
get 0.122
working 0.12
technique 0.118
distributed 0.117
worst 0.117
colleges 0.116
apply 0.114
changes 0.114
separate 0.114
concentration 0.113
planned 0.113
wonderful 0.113
pop 0.112
registered 0.112
rough 0.111
wish 0.11
done 0.108
included 0.108
fat 0.107
parts 0.107
benefit 0.105
whatever 0.105
period 0.104
contain 0.103
anybody 0.102
dry 0.101
invented 0.101
interested 0.1
find 0.099
covered 0.098
possible 0.098
think 0.097
master 0.096
decide 0.095
exception 0.093
group 0.093
degrees 0.092
variation 0.092
served 0.091
theme 0.091
usually 0.091
better 0.089
closed 0.088
followed 0.088
define 0.087
papers 0.087
produced 0.086
service 0.086
containing 0.085
him 0.085
make 0.084
happen 0.083
happy 0.083
take 0.081
ideally 0.078
shown 0.078
best 0.077
required 0.076
declare 0.075
series 0.075
example 0.074
talk 0.072
usual 0.072
way 0.072
attributes 0.071
look 0.071
show 0.071
approve 0.07
bigger 0.07
composition 0.07
open 0.069
add 0.066
collected 0.066
looks 0.066
following 0.065
appeared 0.064
begun 0.064
begin 0.063
base 0.062
compare 0.062
comes 0.061
separated 0.061
search 0.059
sure 0.059
assign 0.058
below 0.058
outer 0.058
turn 0.058
contains 0.056
thing 0.056
gave 0.055
material 0.055
able 0.054
joints 0.054
received 0.054
converted 0.053
acquired 0.05
died 0.05
determine 0.049
point 0.049
percentage 0.048
remove 0.048
additional 0.046
added 0.045
masses 0.045
generally 0.043
round 0.043
proud 0.042
try 0.042
common 0.041
person 0.04
characteristics 0.039
combinations 0.038
term 0.038
trait 0.038
classes 0.037
made 0.037
throughout 0.036
bad 0.035
function 0.034
long 0.033
decided 0.032
notation 0.027
subjects 0.026
producing 0.025
using 0.024
amazing 0.023
rid 0.023
`,
  function_words: `
neither 0.718
nor -0.631
despite 0.483
although -0.404
either -0.397
upon -0.384
whom -0.335
since 0.305
that's 0.298
without 0.296
having -0.288
it's 0.272
away -0.266
per 0.264
before 0.263
every 0.232
across 0.224
whether 0.221
less 0.219
where 0.211
who 0.204
beyond 0.19
often 0.19
ever -0.186
each 0.177
whose -0.173
among -0.168
one 0.168
though -0.167
however 0.166
very -0.163
still 0.16
another -0.157
under 0.151
why 0.14
back 0.138
much -0.134
an -0.132
because 0.13
via -0.125
many -0.124
all -0.122
toward -0.121
against 0.116
them 0.116
also -0.115
same 0.114
never 0.113
always 0.105
no 0.105
doing -0.101
it 0.099
some -0.097
then -0.097
here -0.094
what 0.093
own 0.092
these -0.092
would 0.092
other -0.091
been 0.089
will -0.088
about 0.087
if 0.087
off -0.087
else 0.086
do -0.082
has 0.081
once 0.08
could 0.077
rather 0.077
towards 0.077
must -0.076
few -0.073
into -0.072
am -0.071
down 0.07
those -0.07
least 0.068
most -0.067
along 0.065
had 0.065
but -0.064
yet -0.061
just 0.06
so 0.06
her 0.057
again -0.055
of -0.055
being -0.054
she 0.054
can 0.052
does 0.052
how -0.051
up 0.048
through 0.047
did 0.046
even -0.046
until 0.046
are -0.044
from -0.041
a 0.039
have -0.039
in -0.039
his 0.038
more -0.038
over -0.038
such -0.036
while 0.033
was 0.032
any 0.03
at 0.028
not 0.028
he -0.027
is 0.027
its -0.026
after -0.025
as -0.023
this 0.023
with -0.022
by -0.021
`,
  machine_phrasing: `
platforms like 1.881
here's what 1.833
anyone looking 1.643
here's a 1.613
of excitement 1.594
here's the 1.586
here's how 1.58
scanning the 1.572
it's like 1.536
and i've 1.508
this statement 1.485
whispers of 1.468
in summary 1.459
beneficial for 1.434
feels a 1.432
a distant 1.431
the bustling 1.419
calculate the 1.395
is expected to 1.379
how it works 1.365
impressed by 1.355
tapestry of 1.321
isn't about 1.315
the vibrant 1.314
delve into 1.28
my previous 1.278
excitement and 1.275
to uncover 1.264
delves into 1.256
a structured 1.237
and multifaceted 1.216
his voice 1.216
in conclusion 1.212
several factors 1.2
different cultures 1.186
your specific 1.185
has faced 1.179
aligns with 1.173
to adjust 1.173
the timing 1.169
ensure you 1.148
her voice 1.147
thick with 1.143
fueled by 1.14
the shadows 1.111
this can lead 1.111
a loyal 1.105
a figure 1.101
acknowledging the 1.091
serving as a 1.083
a fascinating 1.081
subjected to 1.079
a replacement 1.076
the shared 1.072
reveals that 1.069
solely on 1.065
crucial in 1.064
underscores the 1.064
particularly those 1.061
struggle with 1.057
emphasized the 1.052
due to their 1.047
on the specific 1.042
a strange 1.039
making them 1.038
not just a 1.037
based on your 1.02
valuable insights into 1.02
can vary 1.014
if there's 1.014
find myself 1.001
tailored to 0.999
feeling a 0.995
a stark 0.989
ensuring a 0.98
when you're 0.978
looking for a 0.975
by leveraging 0.964
ensures that 0.957
my expectations 0.952
are increasingly 0.951
a whisper 0.946
claim that 0.944
impressed with 0.943
a silent 0.94
sorry to 0.939
is safe 0.938
found myself 0.935
regardless of their 0.935
despite this 0.934
enthusiasm for 0.928
a complex and 0.926
struggles with 0.925
a symbol of 0.92
can also help 0.918
valuable insights 0.917
in addressing 0.914
depth and 0.912
the rule 0.907
highlights the 0.904
shaped by 0.901
and i'm 0.898
a surge 0.897
not merely 0.896
highlighting the 0.895
the debate 0.892
their relationship 0.891
in maintaining 0.89
to optimize 0.889
is set 0.881
tension between 0.876
outweigh the 0.873
the narrative 0.873
despite being 0.872
despite these 0.864
grappling with 0.864
but i've 0.86
the quiet 0.858
align with 0.857
resonate with 0.857
it's not just 0.854
my voice 0.853
across different 0.85
is real 0.839
consequences for 0.836
would you like 0.834
advocating for 0.831
emphasize the 0.83
can reduce 0.828
why this 0.825
passion for 0.823
had always 0.822
is a significant 0.819
if it's 0.815
and efficient 0.814
surge in 0.812
the way for 0.811
important to note 0.81
and prevent 0.808
the fight 0.807
with a mix 0.804
interplay between 0.803
proceed with 0.803
a hidden 0.802
reliance on 0.801
accountable for 0.8
would you 0.8
it wasn't 0.798
equipped with 0.796
could you 0.795
and reducing 0.794
violence and 0.794
diverse range 0.793
resonates with 0.791
it's always 0.79
any potential 0.789
struggling with 0.783
could potentially 0.778
is a critical 0.778
evidence to 0.777
to note that 0.775
navigate the 0.773
is a complex 0.769
and adaptability 0.768
it felt 0.765
method for 0.765
and emotional 0.76
this suggests 0.757
break down 0.755
insights into the 0.754
argue that it 0.753
switching to 0.752
integrated into 0.751
our conversation 0.749
across various 0.747
instrumental in 0.746
through my 0.746
which can help 0.746
individuals can 0.745
around them 0.744
symphony of 0.744
in this study 0.741
it's essential 0.741
can sometimes 0.74
a meaningful 0.737
insights and 0.735
struggling to 0.735
can enhance 0.734
this document 0.733
and commitment to 0.731
advancements in 0.728
something i 0.728
am confident 0.723
a beacon 0.721
met with 0.715
allowing for 0.708
drawn to 0.708
the chaos 0.707
hear that 0.703
more equitable 0.703
a nuanced 0.7
any further 0.698
has consistently 0.698
role in shaping 0.698
offering a 0.697
while some 0.697
fails to 0.695
emphasizing the 0.692
themes of 0.692
a pivotal 0.691
amidst the 0.691
artificial intelligence 0.69
and respect 0.689
it's essential to 0.689
potential risks 0.689
that moment 0.688
are crucial 0.687
the world around 0.687
concerns about the 0.684
patterns that 0.683
a positive impact 0.682
evident in 0.679
connection to 0.674
during my 0.673
signs of 0.673
of hope 0.672
can provide 0.67
it an 0.67
not because 0.67
am writing to 0.669
to maximize 0.667
attention to detail 0.666
addresses the 0.664
in a world 0.66
with local 0.659
driven by 0.655
empathy and 0.654
what's the 0.654
dynamics and 0.653
based on their 0.651
each other's 0.651
reveals a 0.651
a competitive 0.65
questions about the 0.649
a growing 0.647
can offer 0.647
essence of 0.646
thank you for 0.646
through her 0.642
that every 0.641
are designed to 0.639
a comprehensive 0.636
is known for 0.636
and innovative 0.633
impacts on 0.633
a classic 0.63
informed decisions 0.63
and contribute 0.629
a lasting 0.625
implications for 0.625
making it 0.625
short of 0.625
and respond 0.623
a testament to 0.622
and dedication 0.619
it's important to 0.619
mutual respect 0.619
heavily on 0.617
seeking to 0.616
to challenge 0.616
transparency and 0.613
and determination 0.612
a voice 0.611
consciousness is 0.611
resulting in a 0.61
your original 0.609
am confident that 0.607
diverse perspectives 0.606
felt a 0.604
a deeper understanding 0.601
the darkness 0.6
and potential 0.599
to reach out 0.599
the consequences 0.597
writing to 0.596
in today's 0.595
to contact 0.595
testament to 0.593
trust and 0.593
failing to 0.591
couldn't help but 0.589
not just 0.589
this creates 0.587
has the potential 0.586
a vital 0.585
depends on 0.584
world around 0.582
are essential for 0.581
it's crucial to 0.58
a critical 0.579
concerns and 0.579
dynamic and 0.579
it means 0.578
world where 0.578
at my 0.576
erosion of 0.576
some argue 0.575
the boundaries of 0.573
the fundamental 0.57
the ongoing 0.57
you please 0.57
this matter 0.569
safe and 0.568
consult with 0.565
like me 0.565
from her 0.564
but i'm 0.562
communication and 0.562
may be more 0.562
to engage with 0.561
hum of 0.56
became a 0.559
and passion 0.558
also help 0.557
reflecting the 0.555
and relationships 0.552
ensuring that the 0.551
looking forward 0.551
to experience 0.551
a symbol 0.55
forced to 0.549
a testament 0.548
that requires 0.548
push the 0.547
beacon of 0.546
struggled to 0.542
it is important 0.541
around him 0.54
to pursue 0.54
has also 0.539
is crucial for 0.539
you for 0.539
attributed to 0.538
decision to 0.538
highlight the 0.538
even the most 0.536
the implications 0.536
about her 0.535
potential benefits 0.535
highlighted the 0.534
help but 0.533
potentially leading 0.533
the implications of 0.533
potentially leading to 0.532
seeking a 0.532
while also 0.531
has made 0.528
the consequences of 0.528
a broader 0.527
understanding the 0.527
can create a 0.526
national security 0.525
a fundamental 0.524
in real-time 0.524
linked to 0.523
to detail 0.521
am writing 0.519
appreciation for 0.519
to minimize 0.519
personal growth 0.516
solutions that 0.515
the tension 0.515
reminder that 0.512
filled with 0.511
critical thinking 0.51
it is essential 0.51
even when 0.506
navigating the 0.505
about the potential 0.503
the emotional 0.503
couldn't help 0.5
idea that 0.5
positive impact 0.5
the findings 0.499
capture the 0.497
is crucial 0.496
it's important 0.496
it's still 0.494
argue that the 0.492
not in 0.489
enhancing the 0.488
than just 0.488
a genuine 0.486
reflecting on 0.486
deep understanding of 0.485
feel more 0.485
for future 0.485
that her 0.485
a valuable 0.484
aligned with 0.482
respect and 0.482
the atmosphere 0.482
integrity of 0.481
and sustainable 0.48
positive and 0.48
this could 0.48
has led to 0.479
to capture the 0.479
of connection 0.478
reminder of the 0.478
its potential 0.477
which could 0.477
a significant 0.475
to prioritize 0.473
a safe and 0.472
minimize the 0.472
symbol of 0.472
the living 0.472
looking forward to 0.471
and the potential 0.47
resilience and 0.468
deep understanding 0.467
let me 0.465
and reduce 0.464
the potential for 0.463
the potential of 0.463
focusing on 0.461
while others 0.461
a real 0.46
crucial for 0.46
the plan 0.46
particularly in 0.455
shaping the 0.455
comfortable and 0.454
argue that 0.453
creates a 0.453
feeling that 0.452
to prevent the 0.452
what was 0.451
a beacon of 0.45
in recent 0.45
the edge of 0.45
a young 0.449
the weight of 0.449
to consult 0.448
innovation and 0.444
you're not 0.444
fostering a 0.443
like a 0.443
testament to the 0.442
and understanding 0.441
crucial role in 0.441
has led 0.441
profound impact 0.441
to address this 0.441
to maintain a 0.44
particularly for 0.438
recommended to 0.437
factors such as 0.436
the hidden 0.436
factors such 0.435
perfect for 0.435
eager to 0.434
my own 0.434
can help to 0.433
isn't just 0.432
a deep understanding 0.431
a world where 0.431
the hum 0.43
this can be 0.43
and ethical 0.429
and inclusive 0.429
curiosity and 0.427
to address these 0.427
and the importance 0.425
it as a 0.425
felt like 0.424
help reduce 0.424
or if 0.424
which can lead 0.424
explores the 0.422
and strategic 0.42
me with 0.418
suggests that 0.416
a massive 0.413
the edge 0.413
moment of 0.411
align with the 0.41
essential for 0.41
presents a 0.41
shift in 0.41
and challenges 0.408
deeper understanding of 0.408
it difficult to 0.408
it is crucial 0.408
consult with a 0.407
insights into 0.407
address this 0.406
leading to a 0.406
the complexities 0.406
and accountability 0.404
it's crucial 0.404
the integrity 0.403
warm and 0.403
unique and 0.402
the boundaries 0.4
knowledge and 0.399
reaching out 0.399
rise of 0.399
waiting for 0.399
shape the 0.398
in various 0.396
some argue that 0.396
guidance on 0.395
deeper understanding 0.394
has shown 0.393
play a crucial 0.393
serves as a 0.393
the intricate 0.392
a mix of 0.391
a sudden 0.391
spread of the 0.391
contributed to 0.39
determined to 0.39
of being 0.39
leading to 0.389
progress and 0.389
to increased 0.389
continues to 0.388
it's the 0.388
struggle to 0.388
to note 0.388
feels like 0.386
remains a 0.386
are often 0.385
individuals to 0.385
known for its 0.385
understand their 0.385
gap between 0.384
a clear 0.382
and equitable 0.382
breakdown of 0.38
the necessary 0.38
this can 0.379
future generations 0.376
implications of 0.375
aimed at 0.374
has become a 0.374
plays a crucial 0.374
gaps in 0.373
which can be 0.372
a deep 0.37
the essence 0.37
contribute to a 0.369
regardless of 0.368
the concept 0.368
to connect with 0.368
while it 0.368
a mix 0.367
in a way 0.366
the ethical 0.365
provide more 0.364
challenge of 0.363
could lead 0.363
is a testament 0.363
is important to 0.362
offers a 0.362
understanding and 0.361
argues that 0.359
experience the 0.359
the benefits 0.359
the true 0.358
is not just 0.357
it's about 0.357
making it difficult 0.357
for further 0.356
the realm 0.356
and her 0.355
our understanding of 0.354
and promoting 0.353
our approach 0.353
the rise of 0.353
aim to 0.351
the conflict 0.348
a culture of 0.347
and engaging 0.347
experience with 0.345
for my 0.345
significant role in 0.345
the weight 0.345
and ensuring 0.343
can handle 0.343
a direct 0.342
complexities of 0.34
our understanding 0.34
an unexpected 0.339
to consult with 0.339
balance between 0.338
commitment to 0.338
in managing 0.338
confident that 0.337
and resource 0.336
effective in 0.335
foster a 0.335
concerns about 0.334
can feel 0.333
could lead to 0.333
diverse and 0.333
be beneficial 0.332
led to a 0.332
the future of 0.332
her mind 0.33
not a 0.33
reducing the 0.33
the situation 0.33
and avoid 0.329
aims to 0.328
reaching out to 0.328
while i 0.328
offer a 0.327
potential for 0.327
success in 0.324
respect for 0.322
to navigate 0.322
the complexities of 0.321
to remember that 0.321
a deeper 0.32
it's as 0.318
a compelling 0.317
especially in 0.316
failure to 0.315
a persistent 0.314
is essential to 0.314
perspective on 0.314
complexity of 0.312
known for 0.312
more likely to 0.312
can significantly 0.311
awareness and 0.31
that while 0.31
weight of 0.31
a journey 0.309
creativity and 0.309
me to 0.309
the effectiveness of 0.308
with my 0.308
decline in 0.306
to adapt 0.305
and improve 0.304
against the 0.302
dedication to 0.302
thank you 0.3
on her 0.299
make informed decisions 0.298
and it's 0.297
rather than 0.297
the decision 0.297
a human 0.296
and may 0.295
future of 0.295
limitations of 0.294
to thrive 0.293
a commitment 0.291
boundaries of 0.291
the need for 0.291
a crucial 0.29
can lead to 0.29
on my 0.29
the importance of 0.29
a crucial role 0.289
a diverse 0.289
the importance 0.289
the specific 0.289
to maintain 0.288
a profound 0.287
important to 0.286
without it 0.285
across multiple 0.284
can provide a 0.283
create a 0.283
importance of 0.283
a sense of 0.282
and experiences 0.281
gain a 0.281
of consciousness 0.281
for her 0.28
moments of 0.28
benefits of 0.278
ensure that 0.278
is both 0.277
and commitment 0.275
the potential 0.275
tied to 0.274
the incident 0.273
it feels like 0.271
the silence 0.271
and fostering 0.269
a balanced 0.267
a global 0.267
a significant impact 0.267
can lead 0.266
rooted in 0.266
without a 0.266
and reliability 0.265
despite the 0.265
and resilience 0.263
found a 0.263
the context 0.263
the significance 0.263
over time 0.262
that feels 0.261
the unique 0.261
to various 0.261
the potential to 0.26
this approach 0.26
consequences of 0.259
challenges and 0.258
fear and 0.257
is often 0.257
and potentially 0.256
in ways 0.256
its own 0.256
which can 0.256
to stay 0.255
willingness to 0.255
with others 0.255
crucial role 0.254
a sense 0.252
it's a 0.252
welcoming and 0.252
advocate for 0.251
sense of purpose 0.25
the significance of 0.25
watching the 0.25
allows for 0.249
the local 0.249
the opportunity to 0.249
effectiveness of 0.248
is particularly 0.248
it's not a 0.248
ethical implications 0.247
significant impact on 0.247
seen as a 0.246
and complex 0.245
of natural 0.244
a more 0.243
a powerful 0.242
engagement and 0.241
their actions 0.24
in shaping the 0.236
the claim 0.236
while still 0.236
seen as 0.235
providing a 0.234
reduce the 0.234
stability and 0.234
is essential for 0.233
a welcoming 0.232
complex and 0.232
conditions and 0.232
it difficult 0.231
of humor 0.231
the rise 0.231
suggesting that 0.23
to protect 0.23
what if 0.23
a way that 0.228
to discuss 0.228
been trying 0.227
the opportunity 0.227
understand the 0.227
a reminder 0.226
a society 0.226
can cause 0.226
the availability of 0.226
effects on 0.225
as if the 0.223
it a 0.222
while maintaining 0.222
ensuring that 0.221
decisions about 0.22
reminder of 0.219
supposed to 0.218
understanding of the 0.218
appreciate the 0.216
it does not 0.215
me know 0.215
the concept of 0.215
explore the 0.214
are more likely 0.213
regarding the 0.213
significant impact 0.213
the spread of 0.213
took a 0.213
influenced by 0.212
is typically 0.212
risks and 0.212
but a 0.211
the broader 0.211
studies have 0.21
supposed to be 0.21
culture of 0.209
identity and 0.209
the journey 0.209
let me know 0.208
marked by 0.208
the gap 0.208
serves as 0.207
a complex 0.206
to mitigate 0.206
capacity to 0.205
characterized by 0.204
captures the 0.203
is essential 0.203
sound of 0.203
our findings 0.201
the spread 0.201
to prevent 0.201
the voice 0.2
on various 0.199
patterns and 0.199
represents a 0.199
restrictions on 0.199
this study 0.197
while the 0.197
serve as a 0.196
feel a 0.195
to explore 0.195
and cultural 0.194
speak with 0.194
express my 0.192
and limited 0.191
been a 0.191
lies in 0.191
the quality of 0.19
who may 0.19
and skills 0.189
experience that 0.189
a shift 0.188
designed for 0.188
given the 0.188
me with a 0.185
the challenges 0.185
analyzing the 0.184
the silent 0.184
just a 0.182
of complex 0.182
a significant role 0.181
can help 0.181
more nuanced 0.181
while there 0.181
a quiet 0.18
the effectiveness 0.18
threat to 0.18
designed to 0.179
potential impact 0.179
significance of 0.179
that's not 0.178
are designed 0.177
is perfect 0.177
to consider 0.176
and beyond 0.175
impact on 0.175
that my 0.174
more effective 0.172
positive impact on 0.172
to ensure that 0.172
enhance the 0.171
to charge 0.171
to express my 0.17
adapt to 0.168
engage with 0.167
the truth 0.167
writing to express 0.167
loved ones 0.166
to reduce 0.166
their ability 0.165
diversity and 0.162
someone who 0.162
addressing the 0.161
and uncertainty 0.161
spread of 0.161
the experience 0.161
a consistent 0.16
led to 0.155
their ability to 0.155
experiences and 0.153
cultural and 0.152
significant role 0.15
address these 0.149
is important 0.147
need for 0.146
the risk of 0.146
towards a 0.146
are essential 0.145
is designed to 0.144
lead to a 0.144
sense of 0.144
to create a 0.144
and overall 0.142
with her 0.141
and innovation 0.14
the constant 0.14
as she 0.139
beyond the 0.139
its ability to 0.139
to manage 0.139
before making 0.138
due to its 0.137
has become 0.137
increase in 0.137
for individuals 0.136
a positive 0.135
about their 0.135
contributes to 0.135
and international 0.134
that could 0.133
can create 0.132
expect a 0.132
but it's 0.13
crucial to 0.13
not just about 0.13
the benefits of 0.13
the dynamic 0.128
suggest that 0.127
a lack of 0.123
the recommended 0.123
to a more 0.123
creating a 0.121
due to 0.121
to communicate 0.119
expertise in 0.118
the long-term 0.118
a lack 0.117
relationships with 0.117
stress and 0.116
the feeling 0.116
began to 0.115
the quality 0.113
of factors 0.11
the perfect 0.108
the realm of 0.108
a unique 0.107
of traditional 0.106
side effects 0.106
and resources 0.105
been trying to 0.105
and promote 0.104
in shaping 0.104
it's not 0.104
played a 0.103
to ensure 0.098
to social 0.097
and maintaining 0.096
act of 0.095
cycle of 0.095
prevent the 0.095
exploring the 0.094
this isn't 0.094
relationship with 0.092
a personal 0.091
connect with 0.089
intelligence and 0.089
maintaining a 0.088
to feel 0.088
quality of 0.087
trying to 0.083
approach that 0.082
ensure that the 0.081
create a more 0.079
and human 0.078
it's been 0.078
deep learning 0.075
and efficiency 0.074
at her 0.074
values and 0.074
to address the 0.073
can be a 0.071
the global 0.071
and perspectives 0.07
is critical 0.07
aiming to 0.069
lead to 0.068
to significant 0.066
and reliable 0.063
in reducing 0.061
to express 0.061
the initial 0.06
with your 0.058
but also 0.057
for someone 0.057
to adapt to 0.057
to human 0.057
a strong 0.056
to life 0.056
has been a 0.054
the air 0.053
the integration of 0.051
a shared 0.05
its ability 0.05
understanding of 0.05
a culture 0.048
the evidence 0.048
impact of 0.046
to explore the 0.045
and ensure that 0.044
the lives 0.044
to address 0.044
can result in 0.042
with a sense 0.042
lack of 0.041
and effective 0.04
about my 0.039
rely on 0.038
resulting in 0.038
these challenges 0.037
a commitment to 0.035
to her 0.032
feel like 0.031
impact on the 0.03
quality and 0.027
nature of 0.026
a world 0.024
address the 0.023
experience and 0.022
a potential 0.021
the integration 0.021
`,
  human_phrasing: `
the the 1.65
shown in 1.638
you can read 1.471
as with 1.417
at this time 1.407
read more 1.404
improvements to 1.394
and or 1.368
discussed in 1.357
with which 1.357
do in 1.241
to thank 1.219
at last 1.215
almost all 1.177
to date 1.125
now that 1.12
useful to 1.111
together with 1.09
the many 1.086
notice that 1.083
to which 1.063
compared with 1.043
for more information 1.035
the major 1.023
very important 1.021
the above 1.011
are to 1.008
to increase 0.985
very well 0.985
as to 0.984
and as 0.972
and new 0.972
sent to 0.963
the problems 0.96
of changes 0.936
to not 0.927
of interest 0.921
later in 0.914
pretty much 0.911
that means 0.91
problems in 0.903
to have the 0.897
in other 0.896
in another 0.891
in such a 0.884
expression of 0.88
support of 0.877
all this 0.873
so as 0.867
questions are 0.857
you can also 0.851
can not 0.85
at the beginning 0.831
we used 0.831
as such 0.827
is called 0.825
prior to 0.817
and thus 0.812
and of 0.808
for all the 0.806
other than 0.803
have ever 0.801
same as 0.795
are required 0.79
is to be 0.783
except for 0.78
is required 0.774
to announce 0.769
our first 0.768
from our 0.764
and running 0.763
in most 0.762
of questions 0.749
because we 0.745
be of 0.744
off of 0.739
copy of 0.735
it possible 0.728
a service 0.723
in which the 0.723
he did 0.72
an easy 0.717
and only 0.716
and give 0.715
was to 0.714
are interested 0.713
the scope 0.711
to enable 0.711
what are 0.707
a problem 0.706
be sure 0.706
so that it 0.706
deal with 0.704
all that 0.701
basis of 0.701
the time of 0.7
all of the 0.686
best of 0.684
how can 0.678
the different 0.677
will be a 0.677
opposed to 0.676
to that 0.674
and from 0.67
not so 0.669
as our 0.666
quite a 0.665
will get 0.664
which you 0.662
respect to 0.661
working in 0.66
is great 0.659
ought to 0.658
out a 0.657
check out the 0.655
function of 0.652
many other 0.652
time the 0.651
you can find 0.65
or you 0.649
and so on 0.647
if you don't 0.646
one or more 0.645
bunch of 0.639
is an important 0.639
we hope 0.637
and be 0.636
as many 0.636
over to 0.631
the basis 0.631
check out 0.63
have seen 0.629
in particular 0.629
or not 0.628
mean that 0.626
and others 0.621
as you 0.618
all kinds 0.613
to them 0.612
process of 0.609
could not 0.606
are working 0.601
is all 0.601
we show 0.6
an important 0.597
while we 0.597
familiar with 0.595
to and 0.593
when he 0.592
be given 0.589
come to 0.587
the various 0.58
used the 0.58
only in 0.579
such a 0.579
and used 0.578
the greatest 0.574
name of the 0.572
that we can 0.572
of course 0.571
but that 0.57
of other 0.565
goal of 0.563
in each 0.562
will have to 0.561
there was no 0.56
but if 0.558
more than one 0.558
at this point 0.554
we found 0.554
a look at 0.553
is very 0.553
to define 0.552
is a good 0.548
think it 0.544
can be found 0.542
was that 0.542
difference between 0.54
in and 0.537
so you can 0.535
sort of 0.534
are usually 0.533
get an 0.533
a first 0.532
to serve 0.532
up of 0.531
in fact 0.53
in which 0.53
has an 0.528
in all 0.528
in more 0.527
to send 0.527
she will 0.525
a bunch of 0.524
add to 0.524
we would like 0.524
of good 0.519
on github 0.519
the course of 0.519
the help 0.519
and therefore 0.518
that we have 0.516
will see 0.514
work for 0.514
may also 0.513
take advantage of 0.513
is as 0.512
similar to the 0.508
with this 0.508
are so 0.507
a similar 0.506
by which 0.506
will use 0.503
learn how 0.502
even more 0.498
this question 0.497
take advantage 0.496
time of 0.494
we see 0.493
at that 0.49
you can get 0.49
and in the 0.487
to all 0.486
throughout the 0.485
to write 0.485
to him 0.484
and also 0.483
learn more about 0.482
you must 0.481
have to be 0.48
for example 0.478
to include 0.478
the great 0.475
the open 0.475
thanks to 0.474
the basis of 0.47
the form of 0.47
first of 0.468
to obtain 0.464
am not 0.457
one of those 0.457
which the 0.457
to be the 0.455
working with 0.454
at the end 0.452
see if 0.452
of his 0.451
think that 0.451
be added 0.45
in this way 0.45
produced by 0.449
which we 0.448
that in 0.447
and many 0.446
some point 0.446
just as 0.444
to give 0.444
to allow 0.443
for more 0.442
that of 0.442
do is 0.441
sure you 0.441
a regular 0.44
where we 0.44
in our 0.438
we expect 0.438
talking about 0.437
to produce 0.437
a number of 0.436
feel that 0.436
is of 0.436
not to be 0.434
that would be 0.434
went to 0.434
as we 0.433
with other 0.433
in those 0.43
give a 0.428
what a 0.427
improve the 0.426
not even 0.426
with us 0.426
be found 0.425
example of 0.425
going to be 0.424
most of the 0.422
have done 0.42
learn more 0.418
the design 0.418
them and 0.416
a given 0.415
little bit 0.411
that we 0.41
greater than 0.409
is a very 0.409
of all 0.408
when we 0.408
of an 0.405
it makes 0.404
learn about 0.404
use to 0.401
go through 0.4
use your 0.4
each of 0.399
and how to 0.398
and more 0.398
then we 0.398
lots of 0.396
so we 0.396
as in the 0.394
for this 0.394
the goal of 0.394
the process of 0.394
a certain 0.392
a little bit 0.391
can i 0.39
is so 0.39
and so 0.387
most likely 0.387
for that 0.385
we do 0.385
be sure to 0.384
for which 0.384
in the case 0.384
more about 0.384
are very 0.381
needs to be 0.381
join the 0.379
a question 0.378
on which 0.378
as in 0.377
have an 0.377
is at 0.375
one or 0.375
groups of 0.374
think the 0.373
so that the 0.372
and in 0.371
problem is 0.371
some time 0.371
because of the 0.37
if there is 0.37
to put 0.369
try to 0.369
not know 0.368
of our 0.368
a function 0.367
work in 0.367
the more 0.366
all the 0.365
so far 0.365
and were 0.364
available to 0.364
for some 0.364
and our 0.363
with our 0.363
are in the 0.361
of which 0.361
they would 0.361
thing to 0.361
if it is 0.36
more information 0.36
set of 0.36
can get 0.359
in order to 0.359
and on 0.358
very much 0.358
which he 0.358
in to 0.357
be no 0.356
given to 0.356
in this 0.356
that time 0.354
and when 0.353
of things 0.353
as opposed 0.352
know that 0.352
advantage of 0.351
that we are 0.35
are using 0.348
to our 0.348
to some 0.348
we want to 0.347
that will 0.346
be removed 0.345
order to 0.345
more and 0.343
parts of 0.343
similar to 0.342
in general 0.341
is available 0.341
work with 0.34
are in 0.339
as a result 0.339
or to 0.339
all other 0.338
kinds of 0.338
long as 0.338
if not 0.337
need to be 0.337
on how 0.337
the previous 0.337
there is a 0.334
will help 0.334
and at 0.333
are made 0.333
is made 0.333
far as 0.332
it will be 0.331
of some 0.331
that there is 0.331
is one 0.33
a result 0.329
we use 0.329
help the 0.328
and those 0.327
do not have 0.327
of time 0.327
to get a 0.327
out the 0.326
a much 0.325
more and more 0.324
work to 0.322
we all 0.321
are looking 0.319
used by 0.319
of these 0.318
up the 0.318
the course 0.316
this point 0.316
we are 0.316
get the 0.315
so on 0.315
to form 0.315
to you 0.315
but you 0.314
find out 0.313
the largest 0.313
other people 0.312
then i 0.312
to an 0.31
all of these 0.309
less than 0.309
those of 0.308
have no 0.306
of all the 0.306
upon the 0.306
as far 0.305
in time 0.305
to pass 0.305
you can see 0.305
but not 0.304
do i 0.304
method of 0.303
refer to 0.303
are an 0.3
the general 0.298
the left 0.298
found in the 0.297
point of 0.297
something like 0.297
as well 0.296
did not 0.296
are available 0.294
good and 0.293
is that the 0.292
the latter 0.292
of its 0.291
to get the 0.291
will probably 0.291
we don't 0.29
is really 0.289
would not 0.287
to do with 0.286
because of 0.283
to me 0.282
a huge 0.281
as well as 0.281
there is an 0.281
or by 0.28
are no 0.279
is the best 0.279
of people 0.279
that you 0.278
well as 0.278
can now 0.277
from that 0.277
possible to 0.277
a lot 0.275
assigned to 0.275
it has been 0.275
of great 0.275
is good 0.274
see that 0.273
will be the 0.271
it will 0.27
which a 0.27
the basic 0.269
in order 0.268
when you are 0.265
which i 0.265
of any 0.263
changes to 0.262
for them 0.262
more than 0.262
out of the 0.262
to do 0.262
we also 0.262
at any 0.261
than that 0.261
to do so 0.261
the new 0.259
and all 0.258
many of 0.258
up and 0.258
an example of 0.257
down the 0.257
the name of 0.257
required to 0.256
the difference between 0.256
for it 0.255
only one 0.255
are called 0.253
in turn 0.253
a better 0.252
of this 0.252
very different 0.252
each of the 0.251
make up 0.251
that is 0.251
the normal 0.25
called the 0.249
not have 0.248
needs to 0.247
to look at 0.247
who have 0.247
of that 0.245
was not 0.245
not to 0.244
to help 0.244
included in 0.243
which will 0.243
outside of 0.241
parts of the 0.241
to be able 0.239
and to 0.238
the work 0.238
are going to 0.236
is now 0.236
there is 0.236
list of 0.235
you have to 0.235
or in 0.232
the people 0.232
and what 0.231
the best of 0.231
can find 0.228
on top of 0.228
to work on 0.228
available in 0.227
do with 0.227
up to 0.227
was in 0.227
take a look 0.226
to be used 0.226
as part of 0.225
of one 0.225
that some 0.225
be found in 0.224
enough to 0.224
much more 0.224
since the 0.224
are all 0.223
a look 0.22
you do not 0.219
with an 0.217
and do 0.215
and how 0.215
as far as 0.215
be on 0.215
consists of 0.215
name of 0.215
the size of 0.214
in any 0.212
in this case 0.211
as part 0.209
in the past 0.208
you will 0.208
same time 0.207
easier to 0.206
is that 0.205
so much 0.205
you do 0.205
and by 0.204
case of 0.204
in many 0.204
the same time 0.204
to get 0.204
they can be 0.202
for other 0.201
in an 0.201
to start 0.201
useful for 0.201
and get 0.2
it has 0.2
learn how to 0.2
look at 0.199
of the same 0.198
will have 0.198
but in 0.197
on top 0.197
you will be 0.196
make it 0.195
but it is 0.19
of what 0.19
a new 0.189
found in 0.189
a set 0.188
a number 0.187
we want 0.186
read the 0.185
were to 0.183
to know 0.182
what is 0.182
which they 0.182
have never 0.18
contains a 0.177
if we 0.177
in the same 0.177
to determine 0.176
a set of 0.175
to use 0.175
work of 0.175
and will 0.174
are used 0.174
be useful 0.174
most common 0.173
and most 0.172
see the 0.172
that there 0.172
to add 0.172
and with 0.171
the person 0.17
the beginning 0.169
do so 0.168
point of view 0.167
was done 0.167
where you 0.167
in addition 0.166
take a 0.166
after the 0.165
is to 0.165
result of 0.165
used for 0.165
with that 0.165
during the 0.164
not all 0.164
the name 0.164
is only 0.163
of your 0.163
the present 0.163
were the 0.163
can read 0.162
that you can 0.161
to tell 0.161
which are 0.16
would like to 0.16
you are 0.159
and very 0.158
some of 0.158
form of 0.157
allow you 0.154
and other 0.153
a little 0.152
all of 0.152
and for 0.152
had not 0.152
how do 0.152
called a 0.151
top of 0.151
go to the 0.148
and if 0.147
be done 0.147
to have 0.147
is also 0.146
will not be 0.146
that are 0.145
that they 0.145
to use the 0.144
it is very 0.142
hope to 0.141
related to 0.141
soon as 0.141
you and 0.141
the following 0.138
of the best 0.137
allow you to 0.136
to be 0.136
were able 0.135
was very 0.134
were able to 0.134
he will 0.133
were not 0.133
for all 0.132
in the next 0.131
is usually 0.131
one of 0.131
you in 0.131
from the 0.13
he was 0.13
of the 0.13
so that 0.13
of many 0.128
over the 0.128
so many 0.128
most important 0.127
of a 0.127
which it 0.127
to improve the 0.126
may be 0.125
get a 0.124
it may be 0.124
a while 0.122
part of the 0.121
having to 0.119
if they 0.119
some of the 0.119
the white 0.119
to talk 0.119
used as 0.119
to show 0.118
an example 0.117
don't want 0.117
there were 0.117
a nice 0.116
of those 0.116
the process 0.116
the last 0.115
would have 0.115
down to 0.114
go to 0.114
that a 0.112
which in 0.112
the end of 0.11
a list 0.109
have not 0.109
any other 0.108
for us 0.108
they want 0.108
can do 0.107
the whole 0.107
about how 0.105
as soon 0.105
as long as 0.103
as soon as 0.103
put the 0.103
than one 0.103
announce that 0.102
is for 0.102
think of 0.102
we have 0.102
size of 0.101
the problem 0.101
will work 0.1
have to 0.099
means of 0.099
part of 0.099
what the 0.099
should have 0.098
sure that 0.098
under the 0.098
hard to 0.097
lot of 0.097
will make 0.097
at least 0.095
any of the 0.094
at the time 0.094
more of 0.093
to move 0.093
we show that 0.091
will also 0.091
you to 0.091
are the 0.09
out of 0.09
if you are 0.089
be made 0.088
many of the 0.088
decided to 0.087
too much 0.086
with all 0.085
amount of 0.084
out in 0.082
of view 0.081
idea of 0.08
that you have 0.08
the majority 0.08
the size 0.08
there are two 0.08
an answer 0.079
for people 0.079
if he 0.079
in your 0.079
the example 0.079
what is the 0.079
you may 0.079
so you 0.076
working on 0.076
beginning of 0.074
out and 0.074
the rest of 0.074
the right 0.074
how to 0.073
the case of 0.072
along with 0.071
change in 0.07
side of 0.069
for you 0.068
looking at 0.068
end of the 0.067
to go 0.067
in mind 0.066
much of 0.066
or any 0.066
in the 0.065
very good 0.065
a good 0.063
if there 0.063
is used 0.063
a long time 0.061
also be 0.061
rest of the 0.061
to make sure 0.061
work on 0.061
he is 0.06
it should 0.06
you use 0.059
would be 0.058
look at the 0.057
of two 0.057
one of the 0.056
we have a 0.056
would like 0.056
or the 0.055
a few 0.054
a large 0.054
talk about 0.053
are going 0.052
will not 0.052
when they 0.051
of different 0.05
we will 0.05
will need 0.05
the form 0.049
a list of 0.048
in the form 0.048
for the 0.047
going to 0.047
very useful 0.046
the question 0.045
we should 0.045
as long 0.044
want to 0.044
have been 0.043
that one 0.043
used in 0.043
where they 0.043
to look 0.042
with some 0.042
any of 0.04
number of 0.04
the only 0.04
then you 0.039
a lot of 0.036
come in 0.036
it is 0.036
there was 0.036
the beginning of 0.034
to make it 0.034
and are 0.033
and some 0.033
can see 0.033
for an 0.033
must be 0.033
and not 0.03
these two 0.029
people who 0.028
rest of 0.028
way to 0.025
also have 0.024
to make 0.024
be very 0.023
them in 0.023
a particular 0.022
as an 0.022
you can 0.022
able to 0.021
that you are 0.021
the most important 0.02
will do 0.02
`,
} as const;
