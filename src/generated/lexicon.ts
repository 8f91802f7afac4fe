/** Fitted word lists: each entry with its log-odds per use in 100 words. Written by `npm run fit`. */
export const fitted = {
  ai_vocabulary: `
genuinely 1.35
nodded 1.007
advancements 0.857
intricate 0.847
navigate 0.803
genuine 0.802
additionally 0.794
conclusion 0.793
ensures 0.782
quiet 0.762
raises 0.755
beneath 0.746
prioritize 0.738
curiosity 0.714
multifaceted 0.692
offering 0.682
phenomenon 0.679
shift 0.662
watched 0.617
chaos 0.611
offer 0.611
leaving 0.608
summary 0.601
ensuring 0.592
testament 0.579
personalized 0.564
tailored 0.561
navigating 0.558
reflection 0.55
conversation 0.546
preferences 0.542
whispered 0.537
resilience 0.53
professional 0.528
overall 0.523
warmth 0.52
shadows 0.515
shaping 0.515
recognizing 0.513
compelling 0.51
protecting 0.508
argue 0.497
concerns 0.491
narratives 0.475
platforms 0.472
crucial 0.468
embrace 0.465
vulnerable 0.464
reality 0.46
excitement 0.459
narrative 0.427
potentially 0.423
silence 0.42
particularly 0.413
feels 0.412
reflecting 0.408
involves 0.406
reducing 0.406
ensure 0.399
capabilities 0.397
sustainable 0.397
conflict 0.396
offers 0.395
profound 0.394
nuanced 0.386
experiencing 0.379
meaningful 0.376
motion 0.376
expectations 0.37
traditional 0.369
risks 0.361
sustainability 0.358
uncertainty 0.358
reminder 0.357
deeply 0.356
conversations 0.354
immediate 0.352
implications 0.347
align 0.346
stood 0.332
explores 0.33
balanced 0.324
deeper 0.324
consequences 0.321
effectively 0.316
encourages 0.315
landscape 0.314
awareness 0.31
hidden 0.301
recognize 0.3
choices 0.293
secret 0.292
limitations 0.29
vulnerability 0.284
academic 0.282
noise 0.282
distant 0.28
societal 0.28
boundaries 0.279
engaging 0.276
feeling 0.269
outcomes 0.269
seeking 0.268
trends 0.263
emotional 0.25
struggle 0.249
focusing 0.248
broader 0.246
insights 0.245
voice 0.24
enhancing 0.237
darkness 0.236
effectiveness 0.234
flexibility 0.232
significant 0.232
responsibility 0.225
exploring 0.22
efficiency 0.215
patterns 0.211
fostering 0.209
journey 0.208
ethical 0.203
forced 0.203
emotions 0.201
shared 0.201
presence 0.2
providing 0.2
context 0.199
interests 0.199
valuable 0.197
decision-making 0.196
trust 0.196
memories 0.193
cooperation 0.188
moments 0.187
perspectives 0.181
comprehensive 0.179
creativity 0.177
abilities 0.172
recognition 0.171
addressing 0.169
complex 0.169
collective 0.164
comfort 0.163
capture 0.158
potential 0.158
determination 0.155
individuals 0.15
exploration 0.148
society 0.147
creative 0.145
relief 0.141
complexity 0.14
claim 0.138
enhance 0.137
subtle 0.13
maintaining 0.125
actions 0.122
cultural 0.121
reduce 0.116
relationships 0.115
commitment 0.113
impact 0.112
connection 0.109
intelligence 0.109
balance 0.105
communication 0.103
explore 0.091
approach 0.09
challenges 0.09
impacts 0.09
understanding 0.088
leading 0.08
critical 0.076
identity 0.074
long-term 0.072
moment 0.067
truth 0.064
lives 0.063
unique 0.063
physical 0.061
depth 0.055
watching 0.047
dialogue 0.045
planning 0.043
essential 0.038
effective 0.037
experiences 0.035
protect 0.034
significantly 0.033
empathy 0.027
innovation 0.023
social 0.021
aligns 0.02
beacon 0.02
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
embark 0.02
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
facilitate 0.02
facilitating 0.02
fast-paced 0.02
foster 0.02
fosters 0.02
furthermore 0.02
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
landscapes 0.02
leverage 0.02
leverages 0.02
leveraging 0.02
meticulous 0.02
meticulously 0.02
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
seamless 0.02
seamlessly 0.02
showcase 0.02
showcases 0.02
showcasing 0.02
streamline 0.02
symphony 0.02
tapestry 0.02
transformative 0.02
underscore 0.02
underscored 0.02
underscores 0.02
unravel 0.02
unveiling 0.02
unwavering 0.02
vibrant 0.02
vital 0.02
`,
  excess_style: `
subpar 1.923
rang 1.601
nudge 1.552
overstated 1.496
deepens 1.48
damp 1.447
collapses 1.439
reflective 1.396
locals 1.328
assumes 1.302
honestly 1.298
vibe 1.294
traced 1.28
waits 1.264
sits 1.257
adventurous 1.255
introspection 1.238
top-notch 1.228
eagerly 1.217
invites 1.195
charismatic 1.172
deserves 1.168
flickered 1.151
nestled 1.14
noting 1.133
fade 1.126
ignores 1.125
overlooks 1.104
dismiss 1.097
prep 1.093
unyielding 1.092
refined 1.077
thrilling 1.07
rollout 1.067
demeanor 1.049
laughed 1.039
noticing 1.032
scattered 1.03
speaks 1.03
yearning 1.02
deception 1.013
readings 1.013
visibility 0.999
disputes 0.998
firsthand 0.997
thirdly 0.993
messy 0.987
securing 0.985
speculative 0.975
tirelessly 0.97
hoping 0.967
deliberately 0.96
pushes 0.959
gleaming 0.954
persist 0.939
treats 0.934
embarked 0.932
existential 0.932
entrance 0.928
comforting 0.925
shimmering 0.923
tucked 0.915
afford 0.914
torn 0.907
aftermath 0.895
attentive 0.893
undermining 0.892
histories 0.886
undermines 0.886
aura 0.87
skeptical 0.866
unauthorized 0.866
adventures 0.865
criticized 0.86
perpetuates 0.858
breathtaking 0.857
outdated 0.856
environmentally 0.853
caution 0.851
confirmation 0.849
ambiance 0.839
chilling 0.836
pressed 0.836
discovers 0.835
incidents 0.833
strategically 0.828
posits 0.813
turns 0.811
cheaper 0.81
sleek 0.809
mentions 0.805
activists 0.803
breakthrough 0.8
arguing 0.799
measurable 0.797
matters 0.793
lit 0.792
interpreting 0.775
washed 0.774
diversification 0.772
keeps 0.772
halls 0.765
undeniably 0.761
stopping 0.76
worn 0.755
framing 0.748
desperation 0.746
stepping 0.743
leaves 0.742
weathered 0.741
corners 0.739
vanished 0.734
transitioning 0.731
leaning 0.729
innocent 0.727
erupted 0.723
confirm 0.721
draws 0.721
harm 0.721
matrices 0.721
rumors 0.719
slot 0.716
melody 0.715
restrictive 0.715
pragmatic 0.714
exceed 0.71
crowded 0.706
someone's 0.705
mysteries 0.704
override 0.7
establishment 0.699
justify 0.698
timing 0.697
durable 0.696
polished 0.694
avoids 0.69
fails 0.69
indicating 0.688
practiced 0.681
delightful 0.679
maximizing 0.676
quotes 0.675
boredom 0.674
handling 0.669
camaraderie 0.666
flaws 0.661
blank 0.66
appealing 0.659
acknowledged 0.656
shifted 0.656
preparing 0.655
chosen 0.654
routines 0.65
rival 0.643
promises 0.633
doorway 0.628
briefly 0.622
saves 0.616
eager 0.613
relaxed 0.613
disappointment 0.611
dominance 0.609
notes 0.609
louder 0.605
pace 0.602
emerges 0.599
cosmos 0.595
woke 0.595
holds 0.593
outlet 0.592
grip 0.591
uncovering 0.59
cozy 0.589
streamlined 0.588
demanding 0.584
convenience 0.583
intriguing 0.582
secondly 0.582
breach 0.581
shield 0.581
discipline 0.579
opens 0.579
weaving 0.577
charm 0.576
stakes 0.576
paving 0.575
stretched 0.575
stand 0.572
fascination 0.57
crack 0.569
credentials 0.567
waiting 0.567
shattered 0.565
recurring 0.562
loud 0.561
moves 0.561
refreshing 0.561
sat 0.561
armor 0.56
abandoned 0.558
confirming 0.558
hum 0.554
disclosure 0.549
mitigation 0.549
assist 0.548
competing 0.547
slower 0.547
perpetuating 0.542
pawn 0.541
offerings 0.538
breaks 0.536
manageable 0.536
deserve 0.535
interconnectedness 0.535
concerning 0.534
sovereign 0.534
accepting 0.531
negotiations 0.531
undermine 0.531
incident 0.529
intimate 0.527
compass 0.526
punishment 0.523
raising 0.523
remain 0.518
checks 0.517
glowing 0.517
cracks 0.515
elite 0.514
sealed 0.511
terrifying 0.51
unhealthy 0.507
oppressive 0.5
pad 0.5
institutional 0.499
erosion 0.496
navigation 0.496
extraordinary 0.494
inviting 0.494
int 0.492
agreements 0.491
persistent 0.491
blurred 0.49
unrest 0.49
prospects 0.489
skilled 0.489
trusted 0.489
holding 0.488
performances 0.488
feasibility 0.487
warm 0.487
validation 0.486
analogy 0.485
rows 0.485
dedication 0.484
pros 0.483
trap 0.479
final 0.476
options 0.476
escalation 0.475
ignoring 0.475
globalization 0.474
predictability 0.474
drives 0.468
layered 0.468
shed 0.467
spreading 0.466
awe 0.465
paths 0.465
famous 0.464
inadvertently 0.464
victim 0.464
blur 0.463
clever 0.462
combines 0.462
habits 0.462
ignore 0.459
realities 0.457
calm 0.452
decline 0.452
distraction 0.448
contentious 0.446
balances 0.445
ending 0.445
relic 0.444
speeds 0.444
betrayal 0.439
step 0.439
anomaly 0.437
lies 0.436
crisp 0.434
remained 0.434
tragic 0.433
awkward 0.431
third-party 0.431
intention 0.429
touched 0.429
walks 0.429
countless 0.428
pang 0.426
chains 0.425
convenient 0.425
reforms 0.423
incredibly 0.422
penalties 0.422
verified 0.422
choosing 0.421
held 0.421
unfolding 0.421
meets 0.42
uncomfortable 0.419
continuity 0.418
practical 0.414
dressed 0.413
figures 0.413
tune 0.411
echo 0.406
analyze 0.405
cuts 0.404
returns 0.403
somewhere 0.403
stretch 0.403
portrayal 0.402
dive 0.401
electronics 0.401
interference 0.4
shrouded 0.399
knowledgeable 0.398
judgment 0.397
transforming 0.397
behind 0.394
greeted 0.394
perfectly 0.393
fraught 0.391
regret 0.391
moved 0.39
forgetting 0.389
acceleration 0.388
controversial 0.388
responsibilities 0.388
tailor 0.388
timeless 0.388
genres 0.387
reliable 0.387
negotiate 0.386
tier 0.385
fate 0.383
nearby 0.382
becomes 0.376
instincts 0.375
aiming 0.373
exterior 0.373
dread 0.372
touching 0.372
pulled 0.371
wary 0.371
replicate 0.37
careful 0.365
cohesion 0.365
temporary 0.365
avoid 0.361
self-awareness 0.361
viewpoints 0.359
manipulate 0.358
suit 0.358
clean 0.357
forever 0.356
litigation 0.355
discoveries 0.354
stay 0.354
spiritual 0.353
hooks 0.352
uphold 0.352
feasible 0.351
advanced 0.35
overlooked 0.35
reduces 0.35
actively 0.349
celebrate 0.349
corruption 0.348
spots 0.346
clothing 0.345
reader 0.344
understands 0.344
secrecy 0.343
slow 0.343
survive 0.343
operates 0.342
expansion 0.341
other's 0.341
argument 0.34
closer 0.34
demand 0.34
grim 0.34
safe 0.339
discovering 0.338
scarcity 0.338
forged 0.336
invisible 0.336
limits 0.334
lingering 0.334
minds 0.334
confident 0.331
paused 0.33
veins 0.33
renewal 0.329
curse 0.324
harsh 0.323
proactive 0.323
responsibly 0.322
turned 0.32
catastrophic 0.319
gaps 0.319
remains 0.318
tech 0.317
talent 0.316
choose 0.314
safer 0.314
aimed 0.313
destination 0.311
disruption 0.306
onto 0.304
recognized 0.304
respectful 0.304
consciousness 0.303
gap 0.303
colors 0.301
pride 0.301
principles 0.301
ends 0.3
rise 0.299
concern 0.298
bright 0.295
gently 0.294
triggers 0.294
consider 0.293
explicit 0.292
fought 0.291
anticipation 0.29
wearing 0.289
struggled 0.288
circles 0.287
dangerous 0.287
despair 0.286
something 0.286
conclusions 0.283
gut 0.283
recognizes 0.283
exploit 0.28
stop 0.28
adapting 0.278
respected 0.278
reasons 0.277
quaint 0.276
choice 0.274
points 0.273
talents 0.272
vast 0.272
encouraging 0.269
undoubtedly 0.269
facial 0.268
rigid 0.268
specific 0.266
walking 0.266
life's 0.265
enjoyment 0.263
collision 0.261
versatility 0.261
wider 0.26
sharp 0.256
burden 0.255
depths 0.255
overly 0.255
inherently 0.254
boosting 0.253
passive 0.253
rising 0.251
scared 0.251
glow 0.25
led 0.25
involving 0.249
numerous 0.249
rates 0.249
variations 0.249
descriptions 0.248
highlights 0.248
romantic 0.248
establishing 0.245
introduction 0.243
resonance 0.243
alone 0.24
visible 0.24
coordinated 0.238
pitch 0.237
conversational 0.236
indicate 0.236
diplomatic 0.235
evidence 0.235
including 0.235
targeting 0.235
empathetic 0.234
dimly 0.233
equality 0.231
treat 0.23
utilization 0.23
constant 0.229
distances 0.229
certainty 0.228
cold 0.228
hung 0.228
lands 0.228
ease 0.227
placement 0.227
practicing 0.227
cons 0.226
typically 0.226
availability 0.225
slip 0.225
influences 0.221
mere 0.221
static 0.22
carefully 0.218
circumstances 0.217
unintended 0.217
correction 0.216
casual 0.215
textures 0.215
ulcers 0.215
pursuing 0.212
assistance 0.211
sadness 0.211
starter 0.21
verification 0.21
areas 0.206
capital 0.206
grew 0.204
routine 0.204
gathered 0.203
breathing 0.202
footsteps 0.202
bonus 0.201
thoughtfully 0.2
exposing 0.199
edge 0.198
avoiding 0.197
recommendation 0.196
allowing 0.194
equipped 0.194
resolve 0.193
evident 0.192
lived 0.192
operate 0.191
played 0.191
precise 0.19
revealed 0.189
logical 0.188
fundamental 0.186
substantial 0.184
burst 0.183
crises 0.183
violence 0.182
competence 0.18
evidence-based 0.18
manipulated 0.18
introduces 0.179
living 0.179
materials 0.179
peculiar 0.179
symbolic 0.179
delicate 0.175
distance 0.175
competition 0.174
costly 0.174
lean 0.174
conditions 0.173
solutions 0.173
young 0.173
possibilities 0.172
sanctuary 0.172
tight 0.172
exploitation 0.171
perceive 0.171
promise 0.171
raced 0.168
consent 0.167
protects 0.166
alternative 0.164
recommendations 0.163
statement 0.163
trade-offs 0.161
weights 0.16
heavily 0.159
looked 0.159
soft 0.159
distress 0.158
one-time 0.155
demands 0.153
interpretations 0.152
metaphor 0.152
tall 0.151
mask 0.149
buried 0.146
tired 0.146
deals 0.145
failures 0.143
cheap 0.142
belonging 0.141
integration 0.14
involvement 0.139
modifications 0.138
respond 0.138
brief 0.137
brighter 0.137
dark 0.137
credibility 0.136
generates 0.136
staffing 0.136
power 0.135
incredible 0.134
thoughtful 0.132
pulse 0.13
real 0.13
restrictions 0.13
filled 0.128
wide 0.128
caught 0.127
financing 0.127
meanwhile 0.125
appearance 0.124
limitation 0.124
yes 0.123
drew 0.122
fell 0.122
maintain 0.12
carrying 0.119
limited 0.119
eliminating 0.118
extends 0.118
willing 0.118
pitfalls 0.117
suffering 0.117
merely 0.116
bite 0.115
emergence 0.115
fake 0.115
physically 0.114
integrating 0.113
fight 0.111
persistence 0.111
era 0.109
tied 0.108
accident 0.106
dramatic 0.106
fresh 0.106
modern 0.106
requiring 0.106
mind 0.105
perfect 0.104
safeguard 0.104
tone 0.104
void 0.104
caps 0.102
provide 0.101
shape 0.101
critically 0.1
inclusivity 0.098
presents 0.098
aim 0.095
decision 0.095
grasp 0.095
losses 0.095
local 0.093
logic 0.093
pushing 0.093
strict 0.093
strategy 0.092
readers 0.091
surprise 0.091
began 0.09
crisis 0.09
minimizing 0.09
ability 0.089
listen 0.089
widespread 0.088
efficiently 0.086
mistakes 0.086
acceptance 0.083
reaching 0.083
bias 0.082
biodiversity 0.082
alive 0.081
joy 0.08
recovery 0.078
identify 0.077
plan 0.077
adoption 0.076
healthy 0.076
aligned 0.074
felt 0.074
pause 0.074
evaluate 0.072
existence 0.072
lead 0.072
enabling 0.071
respect 0.071
uncertain 0.07
feel 0.068
suggests 0.068
incorporate 0.067
settings 0.066
hint 0.065
oneself 0.064
requires 0.064
gain 0.063
anger 0.062
generating 0.057
backdrop 0.056
classic 0.056
effects 0.056
craft 0.055
activities 0.054
agricultural 0.054
celestial 0.051
force 0.051
proximity 0.049
lack 0.048
attempts 0.046
designed 0.046
experience 0.046
focus 0.046
hybrid 0.046
biased 0.045
adaptive 0.044
solely 0.044
spread 0.044
facing 0.043
mindset 0.043
supportive 0.043
filling 0.042
fusion 0.042
characters 0.041
stability 0.041
time-consuming 0.038
create 0.037
stress 0.037
proposes 0.036
warning 0.035
attention 0.034
capacity 0.034
knew 0.034
abuse 0.033
acquisition 0.033
intertwined 0.033
forecasting 0.032
loved 0.032
authority 0.031
purpose 0.031
manipulation 0.03
farming 0.029
knowledge 0.027
profile 0.027
passion 0.025
procedures 0.023
teenage 0.023
aspects 0.022
affecting 0.021
institutions 0.021
dangers 0.02
spiral 0.02
`,
  everyday_words: `
namely 1.916
clinically 1.877
tremendous 1.808
whilst 1.577
illustrated 1.53
inhibit 1.465
amongst 1.388
accomplish 1.376
usefulness 1.365
induced 1.347
anytime 1.342
marry 1.331
mankind 1.281
definite 1.261
so-called 1.259
impaired 1.249
accessed 1.191
mid 1.183
administered 1.16
modelling 1.14
prevented 1.085
forth 1.08
greatly 1.078
respectively 1.069
spite 1.069
likewise 1.045
fellows 1.019
originally 1.01
formerly 1.009
ca 0.989
attracted 0.984
awesome 0.978
en 0.971
till 0.97
mature 0.969
regard 0.96
essentially 0.957
besides 0.949
bugfixes 0.937
hence 0.935
migrated 0.934
satisfy 0.924
recruited 0.906
incoming 0.905
occurring 0.897
fancy 0.896
abundant 0.887
posted 0.887
scarcely 0.883
accomplished 0.866
apparently 0.831
contrary 0.83
obviously 0.83
putting 0.828
sorts 0.82
pancreas 0.818
horrible 0.817
injected 0.809
surely 0.796
thus 0.788
reconstruction 0.786
gay 0.782
mod 0.778
performed 0.765
distal 0.76
opposed 0.76
fortunately 0.751
invented 0.749
silly 0.731
aka 0.73
hopefully 0.723
develops 0.72
locations 0.719
ought 0.719
vice 0.71
transcription 0.705
manner 0.704
participated 0.704
interfaces 0.7
variant 0.696
submitting 0.69
apparent 0.689
inserted 0.688
recently 0.688
await 0.686
travelling 0.684
asynchronous 0.68
somewhat 0.68
evaluated 0.678
published 0.678
handy 0.677
married 0.674
clearance 0.669
carcinoma 0.659
announce 0.648
supported 0.648
consequently 0.641
definitions 0.638
previously 0.638
assign 0.635
approved 0.634
entered 0.624
lots 0.614
instant 0.61
encode 0.609
confusing 0.605
dependent 0.605
happiness 0.603
fellow 0.593
stem 0.589
substantially 0.584
indicated 0.578
matched 0.575
laid 0.571
angry 0.57
personally 0.57
fantastic 0.567
elevated 0.566
hopes 0.566
extremely 0.565
basis 0.563
gross 0.562
consequence 0.561
desirable 0.561
relation 0.56
fixes 0.553
referenced 0.553
edited 0.551
favourite 0.549
sufficiently 0.549
everywhere 0.547
indeed 0.543
commonly 0.541
whereas 0.54
says 0.537
corresponding 0.53
migrate 0.526
certainly 0.525
submitted 0.521
amounts 0.52
fairly 0.518
compatible 0.517
distinguished 0.512
non 0.511
alert 0.51
derive 0.507
ill 0.507
sending 0.507
primitive 0.506
world's 0.503
wondering 0.5
effort 0.499
behaviour 0.497
easiest 0.497
synthesis 0.494
operating 0.489
represented 0.489
stats 0.486
episode 0.473
persons 0.473
pretty 0.473
medium 0.472
fashion 0.467
placed 0.467
presented 0.466
answered 0.462
beautiful 0.455
suggested 0.452
latter 0.449
excited 0.448
greatest 0.445
hundreds 0.442
developed 0.439
broadly 0.437
etc 0.435
obtained 0.435
native 0.431
newly 0.431
notation 0.43
fun 0.429
easily 0.428
edit 0.428
except 0.422
lib 0.421
relatively 0.421
subscribe 0.42
obtain 0.419
edition 0.416
variation 0.415
complicated 0.411
exception 0.41
hardly 0.41
magnitude 0.41
occurs 0.406
prior 0.405
called 0.404
stupid 0.402
min 0.4
observed 0.396
virtually 0.396
associated 0.395
differences 0.395
previous 0.393
posting 0.391
ago 0.388
subsequent 0.388
secondary 0.387
brown 0.386
trait 0.386
bind 0.384
automatically 0.382
little 0.379
add 0.378
proved 0.378
divided 0.376
publish 0.376
aside 0.373
removed 0.37
problems 0.369
difficulty 0.368
huge 0.368
occur 0.368
otherwise 0.368
probably 0.362
anywhere 0.353
extent 0.351
improvements 0.35
typical 0.35
avoided 0.349
useful 0.349
defined 0.342
enter 0.342
refer 0.34
currently 0.339
encouraged 0.339
lists 0.338
releasing 0.338
guess 0.336
slides 0.335
enabled 0.334
permit 0.334
biggest 0.33
gotten 0.329
related 0.328
thanks 0.328
fact 0.327
print 0.322
showed 0.322
greater 0.321
zip 0.319
beginning 0.317
tail 0.314
latest 0.311
majority 0.311
reuse 0.31
noted 0.306
realize 0.305
normally 0.304
produce 0.298
view 0.295
particular 0.292
doubt 0.288
writes 0.285
answers 0.284
done 0.284
explicitly 0.284
opinion 0.283
perhaps 0.282
sometimes 0.282
talks 0.281
throw 0.281
encourage 0.28
quote 0.28
degree 0.276
produced 0.276
nowadays 0.275
suggestion 0.275
well 0.274
collect 0.273
trivial 0.272
receive 0.271
disabled 0.27
tracked 0.27
high 0.269
shows 0.267
poor 0.266
interesting 0.262
outer 0.262
consists 0.261
large 0.257
red 0.256
search 0.256
remove 0.255
scope 0.255
course 0.254
tested 0.253
added 0.252
white 0.252
producing 0.251
completely 0.25
talking 0.25
cool 0.249
allow 0.247
soon 0.247
answering 0.245
hope 0.245
odd 0.245
shortly 0.245
functional 0.244
giving 0.244
really 0.243
accepted 0.239
contains 0.238
sufficient 0.238
quit 0.236
computed 0.235
topic 0.235
above 0.233
describes 0.232
available 0.231
compared 0.231
ordered 0.231
downloading 0.23
quite 0.229
similar 0.229
compare 0.227
removal 0.227
uncommon 0.227
getting 0.226
questions 0.226
see 0.226
presentation 0.225
easy 0.224
publishing 0.224
registered 0.224
killed 0.223
lets 0.221
definition 0.22
formed 0.219
obvious 0.218
theme 0.216
get 0.215
mainly 0.215
event 0.214
apply 0.211
custom 0.211
followed 0.209
general 0.209
suppose 0.205
required 0.204
extend 0.203
consist 0.201
major 0.195
strongly 0.195
caused 0.194
discussion 0.194
working 0.193
behave 0.192
curves 0.192
groups 0.192
covered 0.19
tedious 0.19
helped 0.189
participate 0.189
lot 0.187
task 0.186
mild 0.184
submit 0.182
big 0.181
better 0.18
received 0.175
returned 0.175
started 0.175
stick 0.174
joined 0.173
normal 0.173
fail 0.171
give 0.171
contents 0.17
interested 0.17
included 0.169
assuming 0.168
great 0.168
changes 0.165
group 0.165
passed 0.165
discussed 0.163
helpful 0.163
loaded 0.163
shown 0.162
kinds 0.16
errors 0.159
declare 0.156
extended 0.155
enough 0.154
brought 0.152
addition 0.15
migration 0.15
newer 0.15
shall 0.149
modification 0.148
think 0.148
composed 0.147
announced 0.146
severe 0.145
problem 0.144
thousands 0.144
referred 0.14
rid 0.14
standard 0.14
almost 0.138
usual 0.138
black 0.137
fat 0.136
colour 0.135
common 0.134
served 0.134
sure 0.134
hard 0.133
whenever 0.132
stored 0.131
dashboard 0.128
wonderful 0.128
basically 0.127
detected 0.127
nice 0.127
attribute 0.126
mean 0.126
special 0.125
rough 0.124
nuclei 0.123
topics 0.123
died 0.122
perform 0.12
meetings 0.118
reports 0.118
subsequently 0.116
contain 0.113
make 0.113
generic 0.111
unless 0.109
talk 0.106
built-in 0.105
occasionally 0.105
intend 0.104
reason 0.102
wish 0.102
ratio 0.101
series 0.101
top 0.098
totally 0.098
happen 0.097
scheme 0.095
try 0.095
grown 0.093
width 0.093
expect 0.092
listed 0.092
locally 0.092
point 0.092
today 0.091
discuss 0.089
follow 0.089
press 0.086
derived 0.085
calling 0.082
unfortunately 0.082
form 0.081
parts 0.081
reported 0.081
send 0.081
double 0.08
open 0.08
additional 0.079
comments 0.078
cause 0.075
identified 0.075
question 0.075
below 0.071
names 0.07
acquired 0.069
sent 0.069
trouble 0.069
bad 0.067
bunch 0.066
seems 0.066
defining 0.063
planned 0.063
coming 0.062
whole 0.061
continue 0.06
appeared 0.059
earlier 0.059
bigger 0.058
example 0.057
later 0.057
service 0.057
want 0.057
seen 0.056
intended 0.054
largest 0.054
supports 0.054
slide 0.053
centre 0.052
end 0.05
proud 0.047
using 0.047
socket 0.046
happy 0.045
percentage 0.045
say 0.043
separate 0.04
batch 0.039
closed 0.038
declared 0.037
going 0.036
papers 0.036
good 0.035
things 0.035
work 0.035
worst 0.034
whatever 0.033
time 0.032
comes 0.031
enable 0.031
invite 0.031
learn 0.031
switch 0.029
wanted 0.029
reviewed 0.028
de 0.027
allowed 0.025
easier 0.025
following 0.025
comment 0.023
attach 0.022
joining 0.021
pairs 0.021
near 0.02
`,
  function_words: `
nor -0.798
neither 0.671
upon -0.512
via -0.492
either -0.408
despite 0.382
whom -0.377
that's 0.374
having -0.336
although -0.323
ever -0.271
since 0.267
without 0.26
before 0.257
who 0.253
every 0.25
it's 0.246
where 0.221
once 0.197
per 0.196
other -0.189
within 0.187
less 0.186
though -0.181
often 0.177
all -0.175
else 0.175
another -0.169
back 0.169
among -0.163
each 0.163
whether 0.157
am -0.151
one 0.151
doing -0.15
into -0.149
here -0.136
much -0.135
some -0.135
very -0.135
few -0.133
both -0.13
how -0.123
them 0.119
being -0.117
many -0.116
even -0.115
off 0.114
same 0.113
do -0.111
until 0.11
never 0.109
along 0.106
it 0.106
also -0.101
must -0.101
own 0.1
yet -0.097
least 0.096
then -0.096
because 0.094
if 0.094
beyond 0.093
what 0.093
under 0.091
towards 0.089
whose 0.089
during -0.086
several -0.086
about 0.083
still 0.083
will -0.082
through 0.081
would 0.081
away -0.076
while 0.074
been 0.072
again -0.069
an -0.068
toward -0.066
more -0.061
has 0.058
however 0.058
she 0.058
have -0.056
they 0.053
up 0.053
rather 0.052
over -0.051
any -0.05
her 0.05
no 0.05
why 0.05
across 0.049
these -0.049
of -0.047
can 0.046
could 0.045
from -0.045
he -0.044
but -0.043
in -0.042
a 0.041
as -0.041
now -0.039
against 0.038
around 0.037
between 0.037
down 0.037
most -0.036
are -0.035
is 0.035
when -0.035
at 0.034
does 0.033
did 0.032
those -0.031
which -0.031
this 0.027
such -0.026
for -0.022
might 0.02
`,
  machine_phrasing: `
turning point 1.852
is real 1.793
here's how 1.767
here's the 1.614
here's a 1.588
adjust the 1.585
thank you for 1.56
and i'll 1.503
you're looking 1.493
hinting at 1.481
calculate the 1.431
how it works 1.392
beneficial for 1.278
your specific 1.255
a desperate 1.254
outweigh the 1.247
due to their 1.221
whispers of 1.215
feeling a 1.208
highly recommend 1.202
of excitement 1.191
delves into 1.182
investigates the 1.178
they believe 1.178
the shared 1.166
delve into 1.162
several reasons 1.155
can offer 1.154
thick with 1.15
ensures that 1.135
learned to 1.133
aligns with 1.13
evidence to 1.11
it's like 1.11
in summary 1.105
wasn't just 1.104
solace in 1.092
struggle with 1.09
artificial intelligence 1.077
a distant 1.073
depth and 1.07
stumbled upon 1.068
consequences for 1.064
relying solely 1.062
and it can 1.057
valuable insights into 1.057
voice steady 1.057
areas for 1.05
based on your 1.049
underscores the 1.039
several factors 1.037
could you 1.035
friendly and 1.035
is a complex 1.034
it sounds 1.032
to adjust 1.022
excitement and 1.007
aim for 1.005
that feels 1.002
a figure 0.996
align with 0.995
create a sense 0.994
a moral 0.993
you're in 0.989
reflecting the 0.988
across various 0.977
not just about 0.967
a conversation 0.957
can vary 0.95
of connection 0.943
examines the 0.942
to uncover 0.94
fueled by 0.936
highlighting the 0.934
offer a 0.929
rooted in 0.929
was determined 0.924
eager to 0.922
valuable insights 0.921
a soft 0.903
echoes of 0.897
emphasizes the 0.894
by incorporating 0.887
contribute to a 0.886
essence of 0.882
a surge 0.876
blend of 0.876
emphasizing the 0.876
scanning the 0.871
the chaos 0.871
this can lead 0.866
not just the 0.865
behind a 0.859
highlights the 0.855
it wasn't 0.852
seeking to 0.852
would likely 0.848
known for its 0.847
the shadows 0.843
looked around 0.841
the debate 0.841
known for 0.839
the way for 0.839
connection to the 0.835
tapestry of 0.829
a silent 0.828
her voice 0.828
would you 0.824
shaped by 0.823
cultural and 0.82
people may 0.82
advocating for 0.819
found himself 0.813
in this study 0.812
concerns about the 0.81
even as 0.81
it's crucial 0.807
while some 0.803
would you like 0.803
creativity and 0.801
or simply 0.8
a gentle 0.799
regardless of their 0.797
making them 0.795
potential risks 0.795
a mix of 0.794
reveals that 0.794
a stark 0.792
and complex 0.792
deeper into 0.792
becomes a 0.791
his voice 0.79
struggling with 0.788
the living 0.783
a beacon 0.78
a symbol of 0.779
it felt 0.779
be beneficial 0.776
the counter 0.774
can provide 0.772
exactly the 0.772
reliance on 0.772
allowing for 0.77
a pivotal 0.765
prepared for 0.765
not merely 0.763
as a means 0.76
safe and 0.756
in conclusion 0.753
can sometimes 0.751
delve into the 0.751
the emotional 0.751
a secret 0.748
was ready 0.742
despite their 0.739
the necessary 0.737
it's important to 0.732
that require 0.732
with something 0.732
efficient and 0.73
emphasize the 0.728
relationships between 0.727
a strange 0.726
my voice 0.724
transparency and 0.723
believe that the 0.721
a mysterious 0.72
insights into the 0.72
and that the 0.719
becomes more 0.718
could potentially 0.718
didn't know 0.718
it's essential 0.716
and reducing 0.712
a mix 0.711
and prevent 0.71
empathy and 0.709
took a deep 0.709
a lasting 0.708
advancements in 0.708
not just a 0.705
making it 0.702
of wonder 0.702
to question 0.7
a whisper 0.695
method for 0.694
to restore 0.694
positive impact 0.688
a collective 0.686
and relationships 0.686
to note that 0.686
voice barely 0.686
important to note 0.682
its potential 0.682
led by 0.682
it's crucial to 0.68
aim to 0.675
a hidden 0.674
a testament to 0.673
it's essential to 0.669
a subtle 0.664
individuals to 0.664
drawn to 0.663
solely on 0.661
appreciate the 0.66
creates a 0.659
sensitivity to 0.659
couldn't help but 0.658
to maximize 0.655
their relationship 0.651
are crucial 0.65
led to a 0.649
options for 0.649
speed and 0.649
the atmosphere 0.648
which can help 0.648
from her 0.647
finding a 0.646
ensuring that the 0.645
can enhance 0.642
solutions that 0.642
testament to 0.642
gap between 0.641
isn't just 0.639
can reduce 0.638
by reducing 0.637
of hope 0.636
a broader 0.635
is a critical 0.635
navigate the 0.635
she looked 0.635
can also help 0.634
interplay between 0.634
despite this 0.632
it's always 0.63
had always 0.625
loved ones 0.619
uncover the 0.619
it's important 0.618
patterns that 0.618
had become 0.617
signs of 0.613
it is important 0.612
symbol of 0.612
the narrative 0.612
despite these 0.611
and emotional 0.609
argues that 0.609
the realm 0.609
resilience and 0.607
communication and 0.606
implications for 0.602
a genuine 0.601
and reduce 0.601
she asked 0.601
linked to 0.6
the most significant 0.6
even when 0.599
effectiveness of our 0.597
the quiet 0.596
they are more 0.596
amidst the 0.595
or if 0.592
personal growth 0.591
perspective on 0.59
gain a 0.589
techniques to 0.589
a testament 0.586
the world around 0.586
rates and 0.585
struggling to 0.585
beneath the 0.584
shift in 0.584
each other's 0.583
couldn't help 0.582
if it's 0.582
that her 0.581
help but 0.578
the consequences 0.578
the essence of 0.578
are designed to 0.577
tailored to 0.577
and fear 0.575
and your 0.575
it's about 0.575
respect and 0.575
reminder of the 0.573
you're not 0.573
something else 0.572
influenced by 0.571
a journey 0.57
found myself 0.57
the choice 0.57
across different 0.569
individuals are 0.567
make a difference 0.567
the air was 0.567
can feel 0.566
making it a 0.566
a wider 0.564
resonate with 0.563
and potential 0.562
the consequences of 0.562
can generate 0.561
the fight 0.56
the implications 0.56
particularly in 0.558
the study 0.558
has the potential 0.555
ensure that 0.552
heavily on 0.549
the fundamental 0.548
landscape of 0.545
reality of 0.544
are essential for 0.542
into her 0.539
with a sense 0.538
a valuable 0.536
through my 0.536
capture the 0.535
stress and 0.535
allowing them 0.534
world around 0.534
a competitive 0.533
and cultural 0.531
enhancing the 0.53
a comprehensive 0.529
in a way 0.528
driven by 0.527
caused by the 0.526
engage with 0.526
like me 0.525
to minimize 0.525
and a sense 0.524
is crucial 0.524
strengths and 0.524
and ensuring 0.522
leading to a 0.522
has made 0.521
a strategic 0.52
and potentially 0.519
the boundaries of 0.519
while still 0.518
felt like 0.517
of reality 0.517
patterns and 0.517
including the 0.516
around them 0.515
goods and 0.515
the implications of 0.512
factors such as 0.511
and ethical 0.51
factors such 0.509
innovation and 0.509
of love 0.509
role in shaping 0.509
testament to the 0.508
depends on 0.506
you like to 0.504
and quality 0.503
forced to 0.501
turned into 0.501
as if the 0.5
the dangers 0.497
something new 0.494
and understanding 0.493
a quiet 0.491
it is essential 0.487
presents a 0.487
a growing 0.486
is important to 0.486
the most effective 0.486
and respect 0.485
a deeper understanding 0.484
the evidence 0.483
for further 0.482
feel more 0.48
but their 0.479
to challenge 0.479
while it is 0.477
crucial for 0.473
more than just 0.472
a significant 0.47
help reduce 0.47
is crucial for 0.47
the spread of 0.469
driven by a 0.465
the sound 0.465
the unique 0.465
of something 0.462
there are several 0.462
offering a 0.461
is both 0.458
a vital 0.457
argue that the 0.457
with local 0.457
a lifetime 0.454
investigate the 0.454
and the potential 0.453
in various 0.452
informed decisions 0.451
the realm of 0.45
and her 0.449
struggled to 0.448
consider the 0.444
also help 0.443
offers a 0.443
them with 0.443
intelligence and 0.442
the rise of 0.442
this could 0.442
insights into 0.441
knowledge of 0.44
is a crucial 0.439
a vast 0.438
critical thinking 0.438
the benefits 0.438
implications of 0.435
it's not just 0.434
a critical 0.433
a rich 0.433
in ways 0.433
like a 0.433
to experience 0.432
provide valuable 0.431
from various 0.429
the statement 0.429
has led to 0.427
not just 0.427
choice for 0.426
realm of 0.425
boundaries of 0.423
for personal 0.42
a symbol 0.419
the significance of 0.419
future generations 0.417
upon a 0.417
a profound 0.416
are several 0.416
has shown that 0.415
on her 0.415
their unique 0.415
argue that 0.413
the complexities 0.412
the weight of 0.411
it's the 0.41
sounds like 0.408
the potential for 0.406
this can 0.406
became a 0.405
someone who 0.405
to note 0.405
to prioritize 0.404
and societal 0.402
found a 0.402
that requires 0.402
rise of 0.401
result in a 0.4
their personal 0.399
serves as a 0.397
path to 0.396
to address this 0.396
knowledge and 0.395
the potential of 0.395
to process 0.392
which could 0.392
a way that 0.391
it is crucial 0.391
due to its 0.39
of responsibility 0.39
to protect 0.39
a world that 0.387
relationship with 0.387
to capture the 0.387
complexities of 0.386
a powerful 0.385
weight of 0.385
crucial role in 0.384
that while 0.384
this could be 0.384
has shown 0.383
surge of 0.383
world where 0.383
on the other 0.382
ensure that the 0.379
can help to 0.378
the potential to 0.378
for future 0.375
the darkness 0.375
the weight 0.375
a sudden 0.374
is often 0.373
and innovation 0.372
analyzing the 0.371
the spread 0.371
it can also 0.37
the vast 0.369
their future 0.368
trust and 0.368
a compelling 0.367
make decisions 0.367
the cold 0.367
focusing on 0.365
idea that 0.365
serves as 0.365
a reminder 0.363
deeper understanding of 0.363
the essence 0.363
are often 0.362
important to 0.362
the concept 0.361
played a 0.36
the complexities of 0.36
the collective 0.359
based on 0.358
fostering a 0.358
a deep 0.356
to evolve 0.356
to increased 0.356
and challenges 0.355
approached the 0.355
create a 0.352
resources and 0.352
explores the 0.349
make informed decisions 0.349
reminder that 0.349
the importance of 0.348
the idea that 0.347
the sense of 0.347
quality and 0.346
significance of 0.346
could also 0.345
more effectively 0.345
a focus 0.343
connection to 0.343
diversity and 0.343
the intricate 0.342
but a 0.341
which can 0.341
a shift 0.34
feeling the 0.34
a personal 0.339
felt a 0.339
remains a 0.339
the context 0.339
commitment to 0.338
consequences of 0.338
to consider 0.338
the hum 0.337
a society 0.336
the significance 0.33
evaluate the 0.329
a crucial role 0.328
filled with 0.328
the importance 0.328
the dark 0.327
the specific 0.327
a complex 0.325
effectiveness of 0.325
perspectives and 0.325
to its 0.323
for individuals 0.322
significant impact on 0.321
deeper understanding 0.32
the soft 0.32
it difficult to 0.319
moments of 0.318
respect for 0.318
to various 0.317
is a significant 0.315
understand and 0.315
addressing the 0.313
understanding the 0.313
aims to 0.311
determined to 0.311
more efficient 0.311
a place 0.31
not a 0.31
than just 0.31
the edge of 0.31
my own 0.309
the act 0.306
to connect with 0.306
understanding and 0.306
always been 0.305
ensuring that 0.305
essential for 0.304
across multiple 0.303
our approach 0.303
learning process 0.302
she said 0.302
most significant 0.301
understanding of the 0.301
the findings 0.3
a focus on 0.299
thoughts and 0.299
a study 0.296
our understanding of 0.295
what was 0.294
and resilience 0.293
designed to 0.293
he knew that 0.293
a balance between 0.292
a deeper 0.292
and maintaining 0.291
that seemed 0.291
between different 0.29
balance between 0.289
is not just 0.289
reducing the 0.289
the effectiveness of 0.289
potential for 0.286
the limitations of 0.286
a balanced 0.284
learning to 0.284
the quality 0.284
reduce the 0.283
reminder of 0.283
the boundaries 0.283
a combination of 0.282
complex and 0.282
be more 0.281
the natural 0.281
through their 0.281
complexity and 0.28
and may 0.279
in recent 0.277
foster a 0.275
the quality of 0.275
could lead 0.274
over their 0.274
and determination 0.273
challenge of 0.273
cycle of 0.273
importance of 0.273
the crowd 0.273
the local 0.272
to create a 0.272
a diverse 0.27
it was a 0.27
that moment 0.27
a reminder of 0.269
air was 0.269
and knowledge 0.268
a significant impact 0.266
address this 0.264
of natural 0.264
the beauty 0.263
a sign 0.261
crucial role 0.26
insight into 0.26
of knowledge 0.258
what if 0.258
curiosity and 0.257
shaping the 0.257
the plan 0.256
the potential 0.254
to pursue 0.252
mix of 0.251
examining the 0.25
knew that 0.25
spread of 0.25
the ethical 0.25
complexity of 0.249
who may 0.248
and sustainable 0.247
significant role in 0.245
the rise 0.245
their actions 0.245
while also 0.245
not because 0.244
purpose and 0.242
of shared 0.241
challenges and 0.239
has led 0.238
seen as a 0.238
struggle to 0.236
a slow 0.234
individuals and 0.233
and human 0.232
at me 0.232
as they 0.23
is essential to 0.23
leading to 0.23
a cold 0.229
to succeed 0.229
can lead 0.228
it's a 0.228
are designed 0.227
based on their 0.226
to navigate 0.226
can lead to 0.225
effective in 0.225
moment of 0.225
a combination 0.224
and values 0.223
feels like 0.223
our understanding 0.223
the challenge of 0.223
and security 0.222
a culture of 0.221
can be a 0.221
concerns about 0.221
a sense of 0.219
is important 0.219
this approach 0.219
while the 0.219
and improve 0.218
rather than 0.218
address these 0.217
on its 0.217
to a more 0.217
the truth 0.216
is particularly 0.214
a sense 0.213
stability and 0.213
the true 0.213
play a crucial 0.212
the concept of 0.211
can significantly 0.21
lies in 0.21
and opportunities 0.209
could lead to 0.209
improve their 0.209
could be a 0.208
more likely to 0.208
the edge 0.207
capacity to 0.206
suggests that 0.206
a lack of 0.205
feeling that 0.204
to consider the 0.203
engaging in 0.202
focusing on the 0.201
looked up 0.199
to mitigate 0.197
about your 0.195
understand the 0.195
benefits of 0.194
often have 0.194
that had 0.194
to stay 0.194
a lack 0.193
and promoting 0.193
beyond the 0.192
and feelings 0.191
are more likely 0.191
while it 0.191
that their 0.19
a voice 0.189
of social 0.189
that these 0.189
the physical 0.188
understanding of 0.188
around him 0.187
ensure the 0.187
significant impact 0.187
what do you 0.185
and promote 0.183
the need for 0.183
needs and 0.182
a clear 0.181
the nature of 0.181
against the 0.179
risks and 0.179
shown that 0.179
can create a 0.178
a physical 0.176
more likely 0.176
the integration of 0.176
hum of 0.174
patterns in 0.173
a more 0.169
and ensure 0.169
and social 0.168
decline in 0.168
providing a 0.168
a fundamental 0.167
to address 0.167
and provide 0.166
the long-term 0.166
a global 0.164
just a 0.164
whether you're 0.163
a world where 0.162
explore the 0.162
the benefits of 0.162
the stage 0.162
his mind 0.161
need for 0.16
make informed 0.159
to adapt 0.159
crucial to 0.158
may not be 0.158
and perspectives 0.157
its ability to 0.157
success in 0.157
be challenging 0.156
a desire 0.155
power and 0.155
to explore 0.155
by focusing 0.153
with others 0.152
a form 0.151
their ability to 0.151
the journey 0.149
their ability 0.149
nature of 0.148
our findings 0.148
sense of 0.148
the impact 0.148
and his 0.147
decisions and 0.147
such as 0.147
and professional 0.146
integration of 0.145
the experience 0.145
quality of 0.144
interactions with 0.143
it could 0.143
to address the 0.142
in a world 0.141
this study 0.14
a positive 0.139
navigating the 0.139
with your 0.138
the feeling 0.137
in shaping 0.135
just the 0.134
proposed method 0.134
staring at 0.134
that could 0.134
for success 0.132
while others 0.132
to foster 0.129
resulting in 0.128
to ensure 0.128
led to 0.127
to acknowledge 0.127
argued that 0.126
can help 0.124
her own 0.124
of being 0.124
the silence 0.124
progress and 0.123
they might 0.123
benefits and 0.122
integrity of 0.122
on various 0.122
seen as 0.122
approach is 0.121
the effectiveness 0.121
the integrity 0.121
act of 0.119
contributes to 0.119
took a 0.119
approach that 0.118
tied to 0.118
the interplay 0.116
to engage 0.116
willing to 0.116
and provide a 0.115
is essential for 0.115
and experiences 0.114
and identify 0.114
with its 0.114
the nature 0.113
a hint of 0.112
could feel 0.112
impact of 0.111
a reminder that 0.11
the gap 0.11
to different 0.11
culture of 0.109
the screen 0.109
are essential 0.108
creating a 0.108
can provide a 0.107
a culture 0.106
for its 0.106
its own 0.105
to overcome 0.104
impact on 0.101
of power 0.101
is essential 0.1
mitigate the 0.1
who can 0.1
appreciation for 0.099
adapt to 0.098
decisions about 0.098
which can lead 0.098
its ability 0.097
methods to 0.097
a human 0.096
values and 0.096
context and 0.095
continues to 0.095
or other 0.095
the complex 0.095
learning from 0.094
began to 0.092
the voice 0.091
focus on 0.09
to ensure the 0.09
lead to a 0.089
concept of 0.086
sitting in 0.086
the horizon 0.085
maintaining a 0.084
examine the 0.082
in today's 0.082
to achieve 0.081
may be more 0.08
hint of 0.076
focus on the 0.074
potential to 0.074
a crucial 0.073
as if 0.073
had never 0.073
to maintain 0.072
allows for 0.07
they may 0.07
a young 0.069
create a more 0.066
address the 0.065
but as 0.065
that can 0.062
advocate for 0.061
they often 0.061
may not 0.06
highlight the 0.059
maintain a 0.059
edge of 0.057
a choice 0.05
a healthy 0.05
her mind 0.047
is crucial to 0.047
a warm 0.046
depth of 0.046
contribute to 0.045
feel a 0.044
provide a 0.044
a higher 0.043
more nuanced 0.042
around us 0.038
the conversation 0.038
built on 0.037
the relationship between 0.037
but also 0.036
the broader 0.036
the power 0.036
to preserve 0.034
a feeling 0.032
who had 0.032
exploring the 0.029
capable of 0.027
of understanding 0.027
lead to the 0.025
is its 0.024
of their 0.023
the challenges 0.023
to ensure that 0.023
lead to 0.021
`,
  human_phrasing: `
the the 1.57
and or 1.529
shown in 1.516
to date 1.436
as is 1.433
with which 1.417
once again 1.376
here we 1.347
now that 1.283
almost all 1.246
on twitter 1.235
off of 1.232
one of these 1.229
improvements to 1.213
and as 1.185
very important 1.174
the above 1.159
support of 1.156
in another 1.145
will see 1.142
over the last 1.12
together with 1.115
now available 1.114
sense to 1.113
do in 1.108
will be a 1.1
as with 1.098
very well 1.092
independent of 1.078
at the beginning 1.076
are to 1.065
do not know 1.051
we call 1.043
are working 1.042
you can read 1.031
all this 1.03
for more information 1.025
the major 1.019
be sure 1.017
you can also 1.002
discussed in 0.995
read more 0.987
is to be 0.979
used a 0.975
of interest 0.969
are interested in 0.962
to not 0.958
a total of 0.951
at the moment 0.95
on github 0.948
we then 0.947
and give 0.946
learn how 0.937
in such a 0.935
because we 0.934
just like 0.934
use cases 0.934
to announce 0.924
to increase 0.924
compared with 0.922
our first 0.919
that means 0.914
all that 0.91
the time of 0.903
and of 0.891
for more details 0.891
via the 0.891
we used 0.889
and running 0.885
and thus 0.884
as such 0.88
or not 0.877
a look at 0.871
as to 0.867
in each 0.866
sent to 0.864
check out the 0.861
and so on 0.853
to thank 0.847
of the new 0.843
respect to 0.835
so as 0.831
and others 0.822
use to 0.817
to which 0.814
what are 0.814
since i 0.805
all other 0.796
for all the 0.777
how can 0.775
of questions 0.772
is called 0.77
similar to the 0.769
useful to 0.769
used by 0.761
will get 0.757
the national 0.755
only in 0.754
was that 0.753
the problem is 0.746
this kind of 0.746
and only 0.743
this change 0.742
over to 0.739
opposed to 0.737
all of the 0.735
no other 0.731
greater than 0.73
present in 0.728
be of 0.727
one or more 0.726
there any 0.722
you can find 0.722
many more 0.72
from our 0.716
the large 0.712
you can now 0.703
in more 0.701
was to 0.7
time the 0.698
function of 0.694
an important 0.691
can i 0.69
lots of 0.688
all of our 0.687
we would like 0.683
announce that 0.682
copy of 0.682
of such 0.678
all over 0.675
he did 0.673
is required 0.672
to that 0.671
a point 0.67
when he 0.67
figure out 0.669
get an 0.669
with our 0.665
in most 0.658
a much 0.657
see how 0.657
other than 0.655
which we 0.655
in other 0.652
to them 0.652
like this 0.646
ought to 0.646
while we 0.643
we hope 0.64
we found 0.634
we show 0.634
of course 0.633
when using 0.632
in particular 0.63
and from 0.628
quite a 0.626
familiar with 0.624
so that it 0.623
get involved 0.622
the different 0.622
the basis 0.621
this and 0.621
with this 0.618
can be found 0.614
could not 0.613
you use 0.609
questions are 0.603
is useful 0.597
advantage of 0.596
best of 0.595
the great 0.595
pretty much 0.593
you can get 0.592
the help 0.59
results in 0.589
are using 0.588
the problems 0.588
so much 0.586
useful for 0.583
such a 0.582
be no 0.581
the course of 0.58
to serve 0.58
announce the 0.579
and used 0.577
think it 0.577
name of the 0.574
come to 0.571
of any 0.568
and also 0.567
deal with 0.567
we use 0.566
work for 0.565
effort to 0.561
a quick 0.554
give the 0.551
a huge 0.55
the greatest 0.55
learn more about 0.549
as our 0.548
but if 0.548
is so 0.548
working with 0.547
an example of 0.545
that of 0.545
them and 0.544
the normal 0.542
as many 0.541
of all 0.54
as opposed 0.536
at this point 0.536
except for 0.536
bunch of 0.533
was able to 0.533
and therefore 0.531
any of the 0.53
more than one 0.53
are in the 0.529
are so 0.529
which would 0.529
we now 0.527
an easy 0.525
goal of 0.525
in fact 0.52
check out 0.519
produced by 0.519
but you 0.518
available to 0.517
in all 0.515
not so 0.513
basis of 0.512
you must 0.508
to introduce 0.505
the open 0.504
of all the 0.502
the form of 0.501
to all 0.5
it really 0.499
if i 0.498
that we are 0.495
so far 0.494
to allow 0.494
let us 0.492
more information 0.491
of other 0.491
be given 0.49
problem with 0.489
the more 0.485
improve the 0.483
of our 0.482
with other 0.481
give a 0.48
to enable 0.479
all of these 0.478
so we 0.478
are made 0.476
many other 0.472
and at 0.47
get the 0.469
as we 0.466
for this 0.466
were to 0.466
the list of 0.465
to produce 0.465
to some 0.465
for which 0.464
that in 0.464
are interested 0.462
difference between 0.462
we expect 0.462
you do not 0.462
new to 0.461
that we can 0.458
it seems 0.457
they want 0.457
something like 0.455
thanks to 0.454
to be the 0.454
is a good 0.453
we want to 0.453
and more 0.452
as in the 0.451
have seen 0.451
this point 0.451
we decided 0.45
a similar 0.449
will have to 0.448
in general 0.447
more about 0.447
hundreds of 0.446
make this 0.446
to do so 0.446
how we 0.444
since it 0.443
to write 0.443
outside of 0.441
where we 0.441
on how 0.44
to use the 0.44
we want 0.44
all these 0.438
be removed 0.438
required to 0.436
what a 0.436
be done 0.434
going to be 0.434
is being 0.432
to put 0.432
and were 0.43
we may 0.43
for some 0.429
prior to 0.429
to give 0.429
will have 0.429
that i have 0.428
the same time 0.427
or in 0.425
very much 0.424
learn more 0.423
possible to 0.421
we see 0.421
appears to 0.418
which will 0.418
questions that 0.416
for that 0.415
is available 0.415
this question 0.415
to include 0.415
we will be 0.413
to define 0.411
and all 0.409
to look at 0.407
are very 0.406
at that 0.404
for example 0.404
same time 0.404
all your 0.403
but that 0.402
join the 0.402
a question 0.4
go through 0.4
are used 0.399
of an 0.398
to and 0.398
we are 0.396
in to 0.395
she will 0.394
is now 0.391
sort of 0.391
to make it 0.391
look at 0.389
will probably 0.389
or less 0.388
in this 0.386
is that the 0.384
think that 0.384
think the 0.383
of time 0.382
the example 0.382
to our 0.382
all the 0.381
kinds of 0.381
to deal with 0.381
because of 0.379
much more 0.379
out of the 0.379
those of 0.379
which you 0.379
a number of 0.377
get it 0.377
since the 0.377
working on 0.377
an additional 0.375
it has been 0.375
pleased to 0.374
as you 0.373
have to be 0.373
if it is 0.373
the previous 0.373
that we 0.372
included in 0.369
which the 0.368
but there 0.367
time of 0.367
that it's 0.365
that we have 0.365
a total 0.363
is done 0.363
the basic 0.362
that there is 0.361
a result 0.36
if there is 0.359
so on 0.359
hope to 0.358
in which 0.356
a given 0.355
used the 0.355
we do 0.354
work in 0.353
the goal of 0.352
are going to 0.35
and many 0.349
available in 0.349
did not 0.349
is the first 0.347
of things 0.347
to send 0.346
take a look 0.342
that were 0.341
would not 0.338
more details 0.337
this was 0.337
because of the 0.336
see the 0.336
where to 0.336
be found 0.334
that time 0.334
to obtain 0.334
we will 0.333
and so 0.331
in which the 0.331
from that 0.329
to start 0.329
try to 0.329
will be the 0.329
to me 0.327
find out 0.326
refer to 0.326
as in 0.324
one or 0.324
a first 0.322
that will 0.322
a problem 0.321
can find 0.321
in our 0.321
to you 0.321
available for 0.32
in and 0.32
was not 0.32
of these 0.319
as part of 0.318
will also 0.318
for it 0.317
time i 0.317
a bunch of 0.316
or you 0.316
there is a 0.316
not to 0.315
as part 0.314
us in 0.313
were the 0.313
the general 0.312
as a result 0.311
of this 0.311
then i 0.31
you can see 0.31
associated with 0.309
be useful 0.308
the new 0.306
the latest 0.305
read the 0.304
for more 0.302
know that 0.302
think of 0.302
use your 0.302
for us 0.301
we also 0.301
to use 0.299
a little 0.297
put the 0.297
to make sure 0.296
bit more 0.295
do to 0.294
have any 0.294
is a very 0.294
have no 0.292
help the 0.291
how do 0.291
at the time 0.29
to get 0.29
do i 0.289
or three 0.289
out the 0.288
a lot 0.287
many of 0.286
which they 0.286
some time 0.284
up the 0.284
it makes 0.282
in any 0.281
set of 0.281
to show 0.281
we all 0.28
which have 0.28
of the same 0.278
not need 0.277
in the past 0.275
will not be 0.274
you have to 0.274
to tell 0.272
to get a 0.271
to pass 0.27
was in 0.269
most of the 0.268
be on 0.267
to call 0.267
called the 0.266
now have 0.266
seem to 0.266
to do 0.265
to solve 0.264
am not 0.263
your own 0.263
each of the 0.262
is made 0.26
the process 0.26
and how 0.259
on top 0.257
similar to 0.256
used in 0.256
having to 0.254
in the last 0.254
not know 0.254
are called 0.253
out in 0.253
seems to be 0.253
when we 0.253
see a 0.252
the latter 0.252
in order to 0.25
support for 0.25
there are two 0.25
and in the 0.249
appear to 0.249
parts of 0.249
to have 0.248
these two 0.247
at the end 0.246
each of 0.244
well as 0.244
is one 0.243
the majority 0.243
in every 0.242
can get 0.241
order to 0.241
list of 0.239
feel free to 0.238
have done 0.238
majority of 0.238
to join 0.238
more and 0.237
to help 0.237
or by 0.236
see that 0.236
with us 0.236
are no 0.235
be in 0.235
is really 0.235
as well as 0.234
is very 0.233
do not have 0.232
is also 0.232
found in 0.231
help of 0.231
are doing 0.229
which i 0.229
of two 0.228
will continue to 0.228
to an 0.227
hard to 0.226
have an 0.226
to get the 0.226
some of the 0.225
that are 0.225
and in 0.224
the course 0.223
a bunch 0.222
a new 0.222
as well 0.222
are in 0.221
long as 0.22
as you can 0.219
side of 0.217
and what 0.215
do with 0.215
one of the 0.215
of many 0.214
on top of 0.214
so that the 0.214
of those 0.213
used for 0.213
and are 0.212
and do 0.212
easier to 0.212
when you are 0.212
of some 0.21
what the 0.21
and when 0.208
needs to 0.208
then we 0.208
of that 0.207
for people 0.206
rest of the 0.206
from this 0.205
in addition 0.204
a number 0.202
that all 0.202
and get 0.201
can read 0.201
of people 0.201
first time 0.2
the us 0.2
to work on 0.2
used as 0.199
the form 0.196
as far 0.195
it will 0.194
there is an 0.194
after the 0.193
part of the 0.193
the united 0.193
is to 0.192
in order 0.191
same as 0.191
is always 0.19
to work with 0.187
for now 0.186
information about 0.186
would like to 0.186
the point 0.185
would have been 0.184
more and more 0.183
to know 0.183
at any 0.182
if we 0.181
information on 0.18
consists of 0.179
of one 0.178
of which 0.176
the work 0.175
to contribute 0.175
up and 0.175
and to 0.174
case of 0.174
lot of 0.174
to deal 0.174
don't want 0.172
if they 0.171
we have a 0.171
in an 0.17
this case 0.17
with some 0.17
that they 0.169
for all 0.168
get a 0.168
to this 0.168
it will be 0.167
the same as 0.167
and other 0.166
is only 0.166
parts of the 0.166
there is 0.166
we don't 0.165
the person 0.164
a function 0.163
but not 0.163
one of 0.161
in this case 0.16
the help of 0.16
with all 0.16
he will 0.159
that is 0.157
can now 0.156
than one 0.156
is used 0.155
the average 0.155
the past 0.155
any of 0.153
found in the 0.152
make a 0.152
work with 0.152
have also 0.15
end of the 0.149
the largest 0.149
to apply 0.149
part of 0.148
the question 0.148
under the 0.148
and with 0.145
seems to 0.143
to make 0.143
has not 0.142
and on 0.141
he is 0.141
will continue 0.141
enough to 0.14
far as 0.14
was done 0.14
the size of 0.139
all of 0.138
were able 0.137
a while 0.136
but it is 0.136
were able to 0.136
during the 0.135
take a 0.135
be found in 0.134
on to 0.134
that you 0.134
a lot of 0.132
on which 0.131
a long time 0.13
had not 0.129
is much 0.129
can see 0.128
example of 0.128
in both 0.128
where you 0.128
not have 0.126
to be 0.126
in the form 0.125
of the 0.125
will use 0.124
that for 0.123
would like 0.123
so many 0.122
even though 0.121
to work 0.121
have never 0.12
the last 0.12
have to 0.119
only one 0.119
feel free 0.118
not all 0.118
to be a 0.118
we show that 0.118
you may 0.118
problem is 0.116
how to 0.115
some of 0.115
was an 0.115
a look 0.114
more than 0.113
some point 0.113
to move 0.113
about how 0.111
soon as 0.111
at some point 0.11
we have 0.11
very different 0.109
when i 0.109
down to 0.108
the name of 0.108
from the 0.107
the basis of 0.107
at least 0.106
have had 0.106
amount of 0.105
to the 0.105
in the same 0.104
that he 0.102
will give 0.102
a list of 0.101
the problem 0.101
in that 0.1
is for 0.099
would be 0.098
what is the 0.097
allows you 0.096
if you have 0.096
out of 0.096
in the next 0.092
wanted to 0.092
on that 0.091
the rest of 0.09
in the 0.089
as soon 0.088
to look 0.088
contains a 0.087
as soon as 0.086
have not 0.086
details of 0.085
is usually 0.083
over the 0.082
called a 0.081
will not 0.08
are the 0.079
don't think 0.079
an answer 0.078
changes to 0.077
for the 0.076
long time 0.076
going to 0.074
have been 0.074
of view 0.074
will take 0.073
added to 0.072
the beginning 0.069
very little 0.069
interested in 0.068
other people 0.067
a good 0.066
has been 0.066
is that 0.064
for me 0.063
have a 0.063
what is 0.063
when the 0.063
and see 0.062
but we 0.062
don't have 0.062
it has 0.061
to be able 0.061
to do with 0.061
addition to 0.059
to improve the 0.059
are available 0.058
very useful 0.058
allows you to 0.057
now and 0.057
a few 0.056
and if 0.056
was very 0.056
because they 0.055
that one 0.055
there were 0.055
to come 0.055
were not 0.055
question is 0.054
many of the 0.051
can do 0.05
free to 0.05
name of 0.05
we were 0.049
go to 0.048
a particular 0.046
and this 0.046
beginning of 0.046
people who 0.046
to use a 0.046
we know 0.046
and will 0.045
a nice 0.043
the standard 0.041
will make 0.041
end of 0.04
add a 0.039
and how to 0.039
rest of 0.039
be able 0.036
a large 0.034
but i 0.034
in mind 0.034
top of 0.034
are also 0.032
live in 0.031
that i 0.03
a list 0.029
be able to 0.028
the size 0.028
want to 0.028
result of 0.026
you will 0.026
for about 0.024
any other 0.023
and for 0.022
for other 0.022
`,
} as const;
