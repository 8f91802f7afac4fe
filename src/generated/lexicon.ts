/** Fitted word lists: each entry with its log-odds per use in 100 words. Written by `npm run fit`. */
export const fitted = {
  ai_vocabulary: `
genuinely 1.082
timeline 0.935
advancements 0.916
genuine 0.848
intricate 0.798
conclusion 0.782
verify 0.767
prioritize 0.702
conversation 0.691
silence 0.689
navigate 0.686
constraints 0.677
additionally 0.674
shift 0.661
ensures 0.657
exceptional 0.627
vibrant 0.626
shaping 0.624
unexpected 0.606
oversight 0.605
narratives 0.602
handling 0.585
resilience 0.567
remains 0.557
testament 0.555
reveals 0.554
personalized 0.536
argue 0.529
feels 0.529
ongoing 0.527
offer 0.526
consult 0.524
legacy 0.518
shadows 0.508
validation 0.499
ensuring 0.486
protecting 0.484
capabilities 0.477
dedication 0.469
reflection 0.456
crucial 0.449
accountability 0.448
particularly 0.447
reminder 0.443
overall 0.44
narrative 0.437
creates 0.429
recognizing 0.42
engaging 0.416
reality 0.416
exploring 0.407
profound 0.407
implications 0.399
deeply 0.39
claims 0.387
compliance 0.387
platforms 0.383
sandbox 0.383
involves 0.38
traditional 0.378
reducing 0.375
nuanced 0.374
skill 0.368
numerous 0.367
meaningful 0.354
concerns 0.352
uncertainty 0.352
choices 0.348
sustainable 0.346
minimize 0.342
immediate 0.34
awareness 0.337
memories 0.333
real-world 0.332
passion 0.331
consequences 0.33
context 0.33
valuable 0.322
ensure 0.32
operational 0.319
effectively 0.318
fostering 0.317
align 0.313
offers 0.311
deeper 0.306
professional 0.304
vulnerable 0.304
comprehensive 0.303
risks 0.3
creativity 0.296
broader 0.293
transparency 0.292
academic 0.284
resolution 0.275
experiencing 0.27
struggle 0.27
innovative 0.268
voice 0.266
patterns 0.261
presence 0.256
continues 0.255
potentially 0.253
evidence 0.247
shared 0.247
journey 0.245
secret 0.242
provider 0.241
societal 0.241
conflict 0.237
landscape 0.233
actions 0.222
identity 0.219
significant 0.217
integration 0.215
capture 0.204
complex 0.202
exploration 0.201
insights 0.201
effectiveness 0.2
moment 0.198
efficiency 0.196
perspectives 0.196
techniques 0.194
collective 0.191
recognition 0.189
creative 0.182
decision-making 0.182
enhancing 0.181
ethical 0.174
society 0.172
increasingly 0.169
complexity 0.168
cultural 0.166
impact 0.163
determination 0.162
conditions 0.161
individuals 0.159
trust 0.159
claim 0.15
emotional 0.147
moments 0.147
leading 0.146
protection 0.144
truth 0.137
providing 0.136
outcomes 0.135
promoting 0.131
relationships 0.126
action 0.122
lives 0.117
potential 0.116
feeling 0.114
enhance 0.112
maintaining 0.111
decision 0.11
situation 0.11
approach 0.107
reduce 0.106
maintain 0.103
intelligence 0.102
critical 0.099
challenges 0.089
commitment 0.085
consistently 0.081
connection 0.077
measures 0.076
perspective 0.074
physical 0.074
essential 0.071
explore 0.063
engagement 0.06
addressing 0.059
human 0.059
ability 0.058
communication 0.057
understanding 0.057
balance 0.05
personal 0.05
success 0.048
unique 0.041
experiences 0.035
importance 0.031
natural 0.026
sense 0.021
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
multifaceted 0.02
myriad 0.02
navigating 0.02
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
unwavering 0.02
vital 0.02
`,
  excess_style: `
damp 1.891
hinting 1.839
nudge 1.71
widened 1.643
fades 1.581
praised 1.515
vanish 1.515
beside 1.512
eagerly 1.472
fines 1.387
collapses 1.364
carved 1.355
thrilling 1.353
unforgettable 1.319
sits 1.287
top-notch 1.263
honestly 1.238
unease 1.209
bureaucratic 1.204
refuses 1.199
noting 1.187
aggregate 1.172
unreliable 1.161
escalated 1.135
optimistic 1.129
modest 1.099
fade 1.095
tenure 1.057
hoping 1.041
eval 1.027
cracked 1.022
preserves 1.014
skipped 0.988
outdated 0.987
rumors 0.982
attentive 0.97
precedent 0.965
stands 0.953
stakes 0.946
speculative 0.942
blending 0.933
jurisdictions 0.922
refusal 0.903
disbelief 0.899
afford 0.897
unrest 0.892
lit 0.886
ignores 0.884
twisted 0.883
applies 0.879
investigates 0.878
refuse 0.873
emergencies 0.872
immense 0.872
restrictive 0.871
adventures 0.858
dispute 0.848
subjected 0.847
histories 0.845
relied 0.833
shifted 0.833
adjustments 0.829
locking 0.827
disappointing 0.824
noticing 0.822
perpetuates 0.822
ambiance 0.821
noticed 0.821
transforms 0.819
shattered 0.818
speaks 0.818
asymmetry 0.816
kindness 0.816
diversification 0.806
mentions 0.802
reads 0.798
read-only 0.791
achievable 0.784
watched 0.782
mismatch 0.776
matters 0.773
fetch 0.764
hollow 0.763
acknowledged 0.761
cost-effective 0.761
grip 0.761
innocent 0.757
preserved 0.755
firsthand 0.754
extraordinary 0.744
sustained 0.742
credits 0.739
reinforcing 0.737
appealing 0.736
grapple 0.732
permission 0.728
turns 0.726
approached 0.723
asks 0.721
hum 0.718
remaining 0.717
cozy 0.711
probabilities 0.71
shutdown 0.709
justified 0.707
pip 0.704
beloved 0.703
blank 0.701
sincerely 0.699
inspect 0.697
existential 0.695
timestamps 0.695
swap 0.693
third-party 0.691
beings 0.69
skeptical 0.689
remembered 0.688
firstly 0.687
securing 0.687
standing 0.686
moves 0.681
enjoyable 0.68
defaults 0.676
confirm 0.675
aftermath 0.672
sparking 0.668
romantic 0.664
disruptions 0.663
recurring 0.66
caution 0.658
hinges 0.652
brutal 0.649
cancel 0.649
treats 0.644
rhythm 0.634
wins 0.633
attributed 0.632
breathtaking 0.632
guilt 0.63
judgment 0.629
regimes 0.629
saves 0.626
memo 0.621
standalone 0.618
chosen 0.615
unfold 0.614
citing 0.612
weaknesses 0.61
polished 0.609
leaves 0.605
restrict 0.603
demanding 0.602
plagued 0.599
clever 0.597
ts 0.595
struggled 0.593
arguing 0.59
shield 0.588
discreet 0.587
provenance 0.586
refined 0.584
refreshing 0.584
exactly 0.583
incorrect 0.582
formula 0.581
row 0.581
counts 0.578
witnesses 0.578
urging 0.573
waiting 0.572
echo 0.57
disclosure 0.569
reset 0.565
woven 0.565
posture 0.562
switches 0.562
convenience 0.555
rationale 0.555
gratitude 0.554
negotiations 0.551
ritual 0.547
establishment 0.545
suspicious 0.545
trapped 0.545
ignoring 0.543
specifics 0.543
disappointment 0.542
prefix 0.541
celebrate 0.539
breaks 0.537
discipline 0.537
forgotten 0.537
sovereign 0.537
documented 0.535
holds 0.531
subtly 0.529
lending 0.527
speeds 0.526
refresh 0.525
returns 0.525
greeted 0.524
warm 0.522
nearby 0.521
defensive 0.52
choosing 0.518
genres 0.517
anticipated 0.514
accidentally 0.511
charges 0.509
proves 0.508
camaraderie 0.506
checks 0.504
empty 0.503
allocate 0.502
avoids 0.502
rows 0.502
stand 0.502
draws 0.5
violates 0.5
hung 0.499
incredibly 0.497
fulfillment 0.496
exists 0.492
held 0.491
classic 0.49
paused 0.487
controversial 0.483
interpretations 0.483
denied 0.48
internationally 0.48
harm 0.479
informative 0.478
adherence 0.477
balances 0.477
trap 0.477
assist 0.476
distraction 0.476
lint 0.475
optional 0.475
survive 0.472
forgetting 0.47
picking 0.47
promises 0.47
evident 0.468
firearms 0.468
remain 0.463
walked 0.463
pace 0.461
selective 0.461
contractors 0.46
victim 0.456
routines 0.453
stopping 0.453
haunted 0.451
journalists 0.451
analyze 0.45
habits 0.447
behind 0.446
lies 0.445
gaps 0.444
confrontation 0.442
directories 0.442
perfectly 0.442
resolve 0.442
faint 0.44
options 0.44
preparing 0.44
adaptable 0.439
auth 0.439
desperate 0.437
aimed 0.436
imagery 0.436
validated 0.436
famous 0.433
glow 0.433
inline 0.433
other's 0.433
ambiguous 0.432
tier 0.432
prolonged 0.431
ambition 0.43
bd 0.43
clean 0.429
lean 0.429
choice 0.428
feasibility 0.428
alongside 0.427
becomes 0.426
slower 0.426
surprise 0.424
well-rounded 0.424
negotiation 0.423
concerning 0.421
viewpoints 0.421
alive 0.419
careful 0.419
chains 0.419
knowledgeable 0.418
optimism 0.418
stay 0.418
blur 0.415
scales 0.415
revealed 0.414
beads 0.412
circles 0.411
consumed 0.411
disturbing 0.41
pursued 0.41
inadvertently 0.408
manageable 0.408
skilled 0.408
electronics 0.407
breach 0.405
passes 0.405
py 0.403
explanation 0.401
triumph 0.401
gathering 0.399
missing 0.399
uphold 0.399
cycles 0.398
navigation 0.397
practical 0.397
automotive 0.394
gently 0.394
override 0.392
tight 0.391
gap 0.39
leaks 0.39
wearing 0.39
friction 0.387
loading 0.387
setup 0.387
spec 0.387
criticism 0.386
horizon 0.386
alike 0.384
combines 0.38
ends 0.379
trusted 0.379
ibuprofen 0.376
remained 0.376
filtering 0.375
empathetic 0.374
counter 0.373
insufficient 0.373
tired 0.372
calm 0.369
anticipation 0.367
replaces 0.367
safely 0.366
talented 0.366
decline 0.365
step 0.363
inspiring 0.362
cuts 0.36
figures 0.36
walking 0.36
vast 0.359
wait 0.358
replace 0.356
equipped 0.355
literal 0.355
fate 0.354
fix 0.353
dissent 0.352
advanced 0.351
logical 0.351
colors 0.349
dramatic 0.349
minds 0.347
harsh 0.346
pride 0.344
noise 0.343
bright 0.342
divine 0.342
hook 0.341
arc 0.34
steady 0.34
clothing 0.338
scarcity 0.337
readiness 0.336
safer 0.335
overly 0.334
rituals 0.332
temporary 0.332
variations 0.332
visible 0.33
crowd 0.329
obligation 0.329
burst 0.328
ignore 0.326
reflect 0.326
clues 0.324
dangerous 0.323
barely 0.322
slow 0.322
independently 0.32
constraint 0.317
talents 0.317
eager 0.316
trade-offs 0.316
limits 0.315
replicate 0.315
targeting 0.314
violation 0.312
touching 0.31
represents 0.309
aiming 0.308
destination 0.308
encouraging 0.308
handlers 0.308
clarify 0.307
priority 0.306
delicate 0.304
exit 0.301
cold 0.3
classify 0.299
entry 0.299
pursuing 0.299
tailor 0.299
era 0.298
path 0.298
predictable 0.298
dashboard 0.295
grasp 0.295
sh 0.294
realization 0.292
shape 0.291
anomaly 0.289
pulling 0.289
finding 0.285
uses 0.285
possess 0.284
choose 0.282
reaching 0.282
chain 0.281
realities 0.28
safe 0.279
textures 0.279
perceive 0.277
vary 0.277
carefully 0.276
payload 0.276
placement 0.276
conversational 0.274
encounter 0.274
examining 0.274
symbolic 0.274
descriptions 0.272
politically 0.272
triggered 0.271
believes 0.27
trembling 0.269
negotiate 0.268
clearer 0.266
lands 0.266
migration 0.266
thoughtful 0.266
led 0.265
edge 0.262
manual 0.262
detect 0.26
uv 0.26
dreams 0.258
handle 0.257
rise 0.257
dark 0.256
fragile 0.256
neutral 0.256
break 0.255
init 0.254
soft 0.254
constant 0.253
hint 0.253
invoke 0.252
recognized 0.252
alone 0.249
burning 0.247
minimal 0.247
bold 0.245
reduces 0.245
respond 0.244
aesthetic 0.243
heavily 0.243
flows 0.239
resonance 0.238
gather 0.237
acting 0.236
craft 0.236
limit 0.235
precise 0.235
carrying 0.234
forever 0.234
tied 0.234
living 0.231
succeed 0.231
findings 0.23
principle 0.228
influential 0.227
triage 0.227
filled 0.226
rigid 0.225
sharp 0.225
concepts 0.224
confirmed 0.224
mitigation 0.224
real 0.223
catastrophic 0.222
turning 0.222
handler 0.22
secrecy 0.22
specific 0.219
unnecessary 0.218
involvement 0.217
original 0.217
blocked 0.216
weights 0.216
strained 0.215
deforestation 0.214
wrapper 0.214
hub 0.213
practicing 0.213
diagnostic 0.212
investigations 0.211
authority 0.21
tech 0.21
mere 0.207
one-time 0.207
optimized 0.207
young 0.207
adapting 0.206
avoiding 0.205
grand 0.205
calls 0.204
env 0.203
fame 0.202
review 0.202
solely 0.202
exploit 0.201
equipment 0.2
push 0.199
reader 0.199
expansion 0.198
drawbacks 0.197
circumstances 0.195
inadequate 0.195
avoid 0.194
areas 0.192
consistent 0.192
rising 0.192
allowing 0.191
managed 0.191
typically 0.191
exposing 0.189
requiring 0.188
bundle 0.187
endpoint 0.187
harmony 0.187
involving 0.185
edges 0.184
lifecycle 0.183
suppress 0.183
including 0.182
logic 0.181
concludes 0.18
fresh 0.18
dream 0.178
angle 0.176
procedural 0.175
rates 0.174
adjusting 0.173
prevents 0.172
becoming 0.171
extends 0.171
consent 0.17
consider 0.17
delivers 0.167
onto 0.167
requirements 0.166
sounds 0.163
caught 0.162
aim 0.161
fastest 0.159
talent 0.159
contributed 0.153
demand 0.153
serious 0.153
mindset 0.152
causing 0.151
mindfulness 0.15
began 0.149
competitors 0.149
creation 0.149
intentions 0.149
policing 0.149
regardless 0.149
ban 0.148
adequate 0.147
document 0.147
spans 0.147
win 0.147
felt 0.146
strike 0.146
yes 0.145
joy 0.144
protects 0.144
planning 0.143
stale 0.142
fundamental 0.141
validate 0.141
digestive 0.14
failure 0.14
operations 0.14
positions 0.14
certainty 0.139
measured 0.139
adds 0.138
dedicated 0.138
silently 0.138
highlighted 0.137
strange 0.137
strict 0.136
decay 0.135
treat 0.135
vaccination 0.135
played 0.134
unintended 0.132
limiting 0.131
regime 0.131
struck 0.129
power 0.128
gaze 0.126
serves 0.126
suggests 0.126
modern 0.125
losses 0.124
belonging 0.123
transforming 0.123
frozen 0.122
availability 0.121
interfere 0.12
status 0.119
technical 0.118
anomalies 0.117
failed 0.117
plan 0.117
possibilities 0.115
profile 0.115
affecting 0.113
capital 0.113
escape 0.113
force 0.113
promise 0.113
separation 0.113
analytical 0.112
gain 0.112
gateway 0.11
recovery 0.11
confusion 0.109
substantial 0.109
bash 0.107
illegal 0.107
minimizing 0.107
deaths 0.106
local 0.106
systematically 0.106
integrating 0.105
limited 0.104
purpose 0.104
fake 0.103
provide 0.103
pause 0.1
friendship 0.097
physically 0.096
guise 0.094
header 0.094
bias 0.093
captured 0.093
scanning 0.093
maintains 0.092
mandatory 0.092
operates 0.092
symbols 0.092
activities 0.091
fight 0.091
tone 0.091
rely 0.09
influences 0.089
playing 0.089
smile 0.089
thorough 0.089
undoubtedly 0.087
dignity 0.086
readers 0.086
designed 0.085
emergence 0.085
resume 0.085
lead 0.084
gained 0.079
statement 0.079
comprehension 0.078
mask 0.078
alternative 0.077
rare 0.077
coverage 0.076
gates 0.076
requires 0.076
understandable 0.076
void 0.076
blocking 0.075
imperative 0.075
stronger 0.075
subjective 0.075
connections 0.073
recommended 0.073
presents 0.069
argued 0.068
adoption 0.067
recommendations 0.067
knowledge 0.066
stability 0.065
flu 0.064
himself 0.064
solutions 0.064
guiding 0.063
influenced 0.063
inquiries 0.063
attempts 0.062
powerful 0.061
individual 0.06
responsibilities 0.059
prominent 0.058
relevance 0.058
viewers 0.057
evolve 0.056
foundational 0.053
manage 0.049
considering 0.048
relying 0.048
shares 0.047
recent 0.046
timestamp 0.046
various 0.046
suffering 0.045
investigate 0.044
meanwhile 0.044
movement 0.044
shapes 0.043
domestic 0.042
inconsistent 0.041
create 0.04
engaged 0.04
tactics 0.04
watching 0.04
ties 0.039
address 0.038
judgments 0.037
consensus 0.035
victory 0.034
excessive 0.033
respect 0.033
agricultural 0.032
lack 0.032
mystery 0.032
focus 0.029
background 0.028
burden 0.028
feel 0.028
characters 0.026
mode 0.026
response 0.026
spread 0.026
trigger 0.024
warning 0.023
direct 0.022
imagination 0.022
quality 0.021
globally 0.02
`,
  everyday_words: `
clinically 2.002
whereby 1.84
namely 1.816
tremendous 1.738
beating 1.681
mighty 1.644
wholly 1.635
inhibit 1.628
awful 1.602
usefulness 1.548
whilst 1.531
induced 1.479
presently 1.465
learnt 1.401
accomplish 1.375
illustrated 1.368
amongst 1.363
front-end 1.351
definite 1.334
impaired 1.327
mankind 1.309
respectively 1.294
mid 1.24
accessed 1.238
so-called 1.238
administered 1.227
spokesman 1.207
horrible 1.19
greatly 1.143
differentiate 1.142
decreasing 1.133
bugfixes 1.132
programmer 1.122
spite 1.1
awesome 1.087
modelling 1.078
luckily 1.065
collaborators 1.062
heaven 1.06
sorts 1.043
fellows 1.035
scarcely 1.034
specially 1.019
apparently 1.014
biochemical 1.004
migrated 1.003
hopefully 1.001
attain 0.996
besides 0.988
sized 0.981
fortunately 0.979
mature 0.978
wished 0.974
aka 0.964
abundant 0.963
likewise 0.944
forth 0.936
consequently 0.923
contrary 0.917
presumably 0.903
asynchronous 0.891
recruited 0.889
essentially 0.886
anytime 0.877
membranes 0.872
autoimmune 0.865
induce 0.862
en 0.86
distal 0.85
regard 0.85
till 0.842
attracted 0.839
putting 0.834
reporter 0.831
hence 0.825
introductory 0.823
marry 0.816
edited 0.808
originally 0.803
pancreas 0.803
favour 0.802
stackexchange 0.789
naked 0.787
performed 0.783
broadly 0.774
colon 0.771
mod 0.764
obviously 0.761
reconstruction 0.759
faculty 0.746
ca 0.744
thus 0.739
transcription 0.724
apparent 0.721
bowel 0.717
surely 0.711
cute 0.71
gay 0.71
constructed 0.702
suffer 0.701
evaluated 0.694
threw 0.682
somewhat 0.678
manner 0.66
newly 0.652
opposed 0.65
teens 0.648
ought 0.644
consequence 0.64
associate 0.638
proceeded 0.638
stats 0.638
agile 0.637
incoming 0.627
uploaded 0.627
brothers 0.624
packaged 0.621
marrow 0.619
pretty 0.619
corresponding 0.617
computation 0.609
posted 0.595
bloody 0.592
primitive 0.592
develops 0.59
favourite 0.589
migrate 0.589
accomplished 0.585
elevated 0.583
fancy 0.583
enrolled 0.579
magnitude 0.577
boyfriend 0.575
whereas 0.575
ill 0.573
differentiation 0.571
hurting 0.568
posting 0.566
represented 0.564
confusing 0.563
developed 0.555
previously 0.551
easiest 0.548
encode 0.548
extremely 0.546
relation 0.542
huge 0.541
unhappy 0.54
derive 0.539
inserted 0.537
silly 0.537
consisted 0.536
indicated 0.532
laid 0.53
gross 0.526
subscribe 0.526
obtained 0.525
specifying 0.524
indeed 0.523
nomination 0.52
recently 0.519
vice 0.519
presented 0.516
importantly 0.515
approved 0.514
unstable 0.511
abstraction 0.51
fairly 0.508
suggested 0.508
handy 0.506
coronary 0.502
stupid 0.501
certainly 0.5
fantastic 0.499
obliged 0.499
commonly 0.498
married 0.498
problematic 0.498
latter 0.497
behaviour 0.496
relating 0.496
angry 0.493
carcinoma 0.488
substantially 0.488
worried 0.484
persons 0.481
announce 0.479
concentrations 0.478
disability 0.477
obtain 0.477
basis 0.476
sufficiently 0.472
travelling 0.471
non 0.469
happiness 0.465
noted 0.465
medium 0.464
aside 0.462
published 0.46
formerly 0.459
trivial 0.457
virtually 0.457
says 0.455
permit 0.454
consisting 0.451
helpful 0.45
proposed 0.45
fixes 0.448
submitted 0.444
hundreds 0.44
onboarding 0.438
conduct 0.437
entered 0.437
greatest 0.437
mentoring 0.437
brown 0.435
except 0.434
occur 0.434
diameter 0.431
lots 0.431
meetings 0.431
easily 0.43
effort 0.426
ago 0.424
answered 0.423
alert 0.418
beautiful 0.418
nowadays 0.418
wherever 0.418
behave 0.414
occurs 0.414
associated 0.412
basics 0.412
tuples 0.412
thanks 0.408
slides 0.406
mixture 0.4
submitting 0.4
supported 0.4
realize 0.399
teach 0.399
clearance 0.397
dependent 0.397
ex 0.397
defined 0.396
beginning 0.394
amounts 0.392
rep 0.392
enum 0.391
etc 0.391
interfaces 0.39
talks 0.39
adopted 0.388
heap 0.388
edition 0.385
surprisingly 0.381
shiny 0.379
producing 0.377
rush 0.373
frankly 0.37
fun 0.37
opinion 0.368
suppose 0.367
dialog 0.366
hardly 0.362
problems 0.362
refer 0.362
formed 0.361
complicated 0.36
wise 0.359
subsequently 0.357
previous 0.356
observed 0.355
perhaps 0.353
improvements 0.352
center 0.349
otherwise 0.349
majority 0.348
normally 0.348
thinks 0.348
proved 0.345
probably 0.343
produced 0.343
useful 0.342
killed 0.341
enter 0.34
showed 0.339
totally 0.338
spatial 0.337
pop 0.336
abundance 0.335
avoided 0.334
placed 0.334
discussed 0.333
mainly 0.331
personally 0.328
terrible 0.327
computed 0.324
extent 0.323
edit 0.322
little 0.322
basically 0.321
min 0.321
well 0.32
definitions 0.317
viewed 0.317
invite 0.314
particular 0.314
answers 0.311
referenced 0.311
sake 0.311
sponsor 0.311
easy 0.31
wondering 0.31
throw 0.308
allow 0.307
sometimes 0.307
normal 0.304
consists 0.303
quote 0.303
currently 0.302
large 0.302
performs 0.301
produce 0.301
called 0.3
registered 0.3
satisfied 0.299
unfortunately 0.298
cervical 0.295
degree 0.295
almost 0.294
submit 0.294
desirable 0.292
gotten 0.292
outer 0.292
garbage 0.291
related 0.291
bind 0.29
hope 0.283
contained 0.281
lists 0.28
general 0.279
handful 0.279
downloading 0.278
lets 0.278
fact 0.277
removed 0.277
talking 0.277
obvious 0.272
available 0.269
discussion 0.269
prior 0.269
removing 0.268
guess 0.267
curves 0.266
listed 0.266
biggest 0.265
included 0.265
classical 0.262
begun 0.261
storing 0.257
odd 0.254
nice 0.253
assign 0.252
compatible 0.251
really 0.251
uncommon 0.251
referred 0.248
functional 0.247
studied 0.245
anywhere 0.244
participated 0.244
poor 0.244
similar 0.244
convinced 0.242
socket 0.241
present 0.24
variation 0.239
rough 0.238
composed 0.235
occasionally 0.235
excited 0.23
forget 0.229
ranges 0.229
rank 0.229
cores 0.228
getting 0.227
high 0.226
lot 0.226
divided 0.225
everywhere 0.225
strongly 0.225
give 0.224
distinguished 0.222
relatively 0.22
topic 0.216
typical 0.216
major 0.212
red 0.211
rating 0.21
episode 0.209
questions 0.207
width 0.207
above 0.205
died 0.205
returned 0.203
appeared 0.202
cool 0.202
presentation 0.201
white 0.201
worst 0.2
identified 0.199
largest 0.199
tedious 0.198
graphical 0.197
interesting 0.197
great 0.194
fat 0.193
nuclei 0.193
master 0.192
followed 0.191
soon 0.191
usual 0.189
centre 0.186
rid 0.184
accepted 0.181
view 0.181
course 0.18
easier 0.179
see 0.179
element 0.178
tail 0.178
papers 0.175
approve 0.174
combinations 0.174
helped 0.174
technique 0.172
participate 0.171
colleges 0.17
shall 0.169
wish 0.168
expect 0.166
sending 0.166
done 0.165
attribute 0.163
print 0.163
thousands 0.163
compare 0.161
separated 0.16
interested 0.159
mild 0.159
best 0.158
kinds 0.158
gives 0.156
started 0.154
defining 0.153
familiar 0.153
get 0.153
mean 0.153
ratio 0.152
series 0.152
hard 0.151
joining 0.151
low 0.151
predicted 0.151
quite 0.15
added 0.148
better 0.147
permanent 0.146
suggestion 0.145
modification 0.143
satisfy 0.143
tuned 0.143
considerable 0.14
enough 0.14
joined 0.14
add 0.139
ball 0.138
new 0.138
special 0.138
whenever 0.138
black 0.136
secondary 0.136
declare 0.135
colour 0.133
addition 0.131
sick 0.131
group 0.13
acquired 0.129
problem 0.129
planned 0.128
intend 0.127
distributed 0.126
joints 0.126
topics 0.126
sure 0.125
him 0.124
closed 0.123
hearing 0.122
direction 0.12
degrees 0.119
reason 0.117
converted 0.116
task 0.114
find 0.113
working 0.113
earlier 0.112
quit 0.112
linear 0.11
assuming 0.109
contain 0.108
generally 0.108
below 0.107
percentage 0.107
seems 0.106
covered 0.101
oriented 0.101
following 0.099
shown 0.098
join 0.097
begin 0.096
announced 0.095
entering 0.095
appropriate 0.094
whole 0.094
today 0.093
big 0.092
consist 0.091
unless 0.091
form 0.09
show 0.09
happen 0.088
try 0.088
usually 0.087
point 0.086
derived 0.085
think 0.085
clothes 0.084
diagram 0.084
make 0.084
thrown 0.084
parts 0.082
term 0.082
contains 0.081
scheme 0.08
way 0.08
pairs 0.079
classes 0.077
possible 0.077
insert 0.076
using 0.076
common 0.075
results 0.075
search 0.075
talk 0.074
far 0.073
top 0.073
amazing 0.072
wanting 0.072
delighted 0.07
function 0.068
able 0.067
considered 0.066
trait 0.066
collected 0.065
learn 0.064
received 0.063
bunch 0.061
containing 0.059
length 0.059
receive 0.057
absolutely 0.055
notation 0.055
nevertheless 0.054
anybody 0.053
proud 0.052
example 0.05
sizes 0.05
subjects 0.05
used 0.05
open 0.049
question 0.048
good 0.047
want 0.046
describes 0.045
located 0.044
rude 0.044
divide 0.042
reviewed 0.042
producer 0.041
right 0.041
amount 0.039
front 0.038
gave 0.038
define 0.037
period 0.034
publish 0.032
whatever 0.031
average 0.03
bad 0.03
de 0.03
respective 0.029
time 0.029
heard 0.028
learned 0.028
take 0.028
wonderful 0.028
shortly 0.027
dry 0.026
exception 0.026
work 0.026
going 0.025
fine 0.024
long 0.024
send 0.024
nearly 0.021
possibly 0.02
`,
  function_words: `
neither 0.739
nor -0.722
despite 0.505
upon -0.502
although -0.424
either -0.412
that's 0.356
since 0.33
having -0.328
ever -0.301
whom -0.287
without 0.266
it's 0.263
before 0.257
every 0.238
per 0.234
very -0.232
who 0.22
via -0.217
another -0.209
each 0.204
one 0.193
here -0.191
often 0.181
where 0.181
though -0.18
toward -0.18
less 0.166
few -0.155
much -0.151
all -0.145
am -0.142
own 0.14
among -0.139
beyond 0.139
many -0.138
never 0.138
other -0.138
some -0.137
into -0.136
still 0.136
them 0.134
back 0.131
doing -0.129
also -0.128
across 0.121
same 0.12
else 0.117
will -0.113
do -0.112
because 0.109
it 0.107
what 0.106
an -0.103
against 0.099
been 0.096
rather 0.096
once 0.095
under 0.095
whether 0.094
how -0.093
those -0.093
if 0.091
always 0.089
even -0.089
within 0.086
being -0.084
then -0.081
why 0.078
about 0.077
off 0.074
these -0.074
has 0.072
again -0.07
through 0.069
would 0.069
they 0.067
no 0.066
along 0.064
more -0.062
could 0.059
just 0.059
such -0.056
during -0.054
up 0.054
of -0.053
have -0.052
while 0.051
are -0.05
so 0.049
most -0.047
over -0.046
a 0.044
but -0.044
her 0.044
from -0.043
in -0.043
until -0.043
which -0.043
she 0.042
were -0.042
both -0.041
around 0.039
down 0.039
he -0.039
several -0.037
should -0.037
as -0.036
however 0.035
must -0.035
at 0.033
is 0.032
there -0.031
had 0.03
be -0.027
did 0.027
for -0.027
can 0.026
by -0.025
this 0.024
to -0.021
`,
  machine_phrasing: `
and concise 1.867
is real 1.643
of excitement 1.624
it's like 1.55
here's how 1.541
here's the 1.516
different cultures 1.508
here's a 1.504
tension between 1.489
beneficial for 1.454
a structured 1.433
several reasons 1.4
this statement 1.357
feeling a 1.35
to uncover 1.348
ideal for 1.345
delve into 1.307
in summary 1.302
excitement and 1.287
wasn't just 1.283
calculate the 1.28
acknowledging the 1.268
underscores the 1.253
depth and 1.251
thank you for 1.21
the timing 1.204
they believe 1.2
serving as a 1.183
due to their 1.181
has faced 1.172
impressed by 1.17
shaped by 1.165
her voice 1.164
consequences for 1.158
his voice 1.157
experience at 1.154
my previous 1.154
a silent 1.12
the shared 1.117
struggle with 1.107
not because 1.067
the shadows 1.063
the chaos 1.054
argue that it 1.052
aim for 1.05
crucial in 1.045
action to 1.042
would you like 1.04
to adjust 1.038
find myself 1.034
beneath the 1.031
create a sense 1.023
captures the 1.018
a quiet 1.017
how it works 1.012
it felt 1.011
is a complex 1.008
ensures that 1.005
so a 1.004
essence of 0.994
in maintaining 0.982
your specific 0.973
a strange 0.969
tapestry of 0.968
a moral 0.967
particularly those 0.965
despite these 0.964
outweigh the 0.964
this can lead 0.96
a surge 0.954
valuable insights into 0.952
and commitment to 0.95
in conclusion 0.95
grappling with 0.947
seeking to 0.946
several factors 0.944
a popular 0.94
not just a 0.939
to embrace 0.939
highlights the 0.938
strengths and 0.938
and multifaceted 0.937
not just about 0.936
a stark 0.932
aligns with 0.932
a beacon 0.926
solely on 0.922
a hidden 0.907
more sustainable 0.906
align with 0.905
when you're 0.904
harm to 0.896
evidence and 0.894
across different 0.892
not merely 0.886
a symbol of 0.885
valuable insights 0.885
a mix of 0.881
the tension 0.864
their relationship 0.861
creativity and 0.854
offer a 0.853
it's not just 0.852
blend of 0.845
awareness about 0.841
and prevent 0.84
it's essential 0.833
any potential 0.828
raised concerns 0.828
breaking down 0.827
evidence to 0.825
emphasize the 0.824
a young age 0.823
it cannot 0.823
why this 0.821
reflecting the 0.818
the emotional 0.818
the narrative 0.816
highlighting the 0.814
isn't just 0.814
of hope 0.813
patterns that 0.813
offering a 0.811
sorry to 0.808
resonates with 0.807
the living 0.806
known for 0.804
and welcoming 0.802
could potentially 0.802
is safe 0.8
reveals a 0.799
that feels 0.798
reliance on 0.79
extends beyond 0.788
access and 0.784
writing to 0.783
making them 0.781
tailored to 0.78
individuals can 0.779
can vary 0.777
interplay between 0.771
whether to 0.77
concerns about the 0.768
fails to 0.768
is set 0.768
balance and 0.767
a threat 0.765
the way for 0.765
appreciation for the 0.764
the total 0.764
a mix 0.762
struggling to 0.758
switching to 0.758
potential risks 0.756
can reduce 0.755
has consistently 0.755
insights into the 0.755
cultural and 0.754
can also help 0.752
on the specific 0.749
can offer 0.746
while some 0.745
struggling with 0.743
instrumental in 0.742
that seemed 0.742
to optimize 0.742
emphasizing the 0.741
across various 0.737
this document 0.737
and emotional 0.736
method for 0.734
advocating for 0.732
artificial intelligence 0.731
by leveraging 0.731
making it 0.728
important to note 0.727
work towards 0.727
amidst the 0.726
if it's 0.722
the rule 0.722
it's essential to 0.721
based on your 0.72
individuals to 0.719
heavily on 0.718
in addressing 0.718
to note that 0.715
and respect 0.714
and efficient 0.713
a broader 0.712
trust and 0.712
a secret 0.704
resulting in a 0.704
the fight 0.704
regardless of their 0.703
reminder of the 0.697
would you 0.697
let me 0.696
reveals that 0.696
the debate 0.696
advancements in 0.694
which can help 0.694
appreciate the 0.693
around them 0.693
rooted in 0.693
and cultural 0.685
contribute to a 0.685
risk management 0.68
and relationships 0.679
for everyone 0.679
principles of 0.675
symbol of 0.673
that require 0.67
explores the 0.669
its potential 0.669
to question 0.669
became a 0.668
surge in 0.668
a testament to 0.663
implications for 0.663
the implications 0.663
the boundaries of 0.662
it's important to 0.661
violence and 0.661
a pivotal 0.66
can provide 0.66
led by 0.657
am writing 0.656
it's crucial to 0.655
perspective on 0.655
and adaptability 0.653
can enhance 0.65
the darkness 0.648
aim to 0.647
the realm 0.647
is known for 0.646
your original 0.643
the essence of 0.642
not just the 0.641
testament to 0.641
perspective and 0.639
to maximize 0.639
each other's 0.636
met with 0.636
the world around 0.635
highly recommend 0.633
allowing for 0.631
am confident that 0.629
it's always 0.628
am confident 0.627
and ethical 0.626
protecting the 0.621
are crucial 0.616
it's about 0.615
this is because 0.615
attention to detail 0.612
the consequences of 0.612
a testament 0.61
this creates 0.61
break down 0.609
enthusiasm for 0.609
can sometimes 0.608
the most effective 0.608
and the importance 0.607
mutual respect 0.606
to prevent the 0.605
passion for 0.603
a positive impact 0.602
and potential 0.601
world around 0.601
more equitable 0.599
a genuine 0.598
am writing to 0.598
questions about the 0.597
argues that 0.595
loved ones 0.595
boundaries of 0.591
accountable for 0.59
resonate with 0.589
challenges faced 0.588
linked to 0.588
help but 0.587
personal growth 0.587
to challenge 0.581
individuals are 0.579
couldn't help but 0.578
role in shaping 0.576
testament to the 0.576
with no 0.574
communication and 0.572
critical thinking 0.571
gain a 0.57
navigate the 0.569
complexities of 0.565
handling of 0.561
a complex and 0.56
minimize the 0.56
is exactly 0.558
solutions that 0.558
the complexities 0.558
has made 0.557
and security 0.556
a lasting 0.553
the implications of 0.553
clarity and 0.552
the consequences 0.55
the fundamental 0.55
consult with 0.549
driven by 0.549
and reducing 0.548
the complexities of 0.548
that requires 0.546
despite his 0.545
ethical considerations 0.545
factors such as 0.545
factors such 0.544
while it's 0.544
while still 0.544
a deeper understanding 0.543
a fresh 0.542
determined to 0.539
even when 0.539
it's important 0.537
known for its 0.536
particularly in 0.536
safe and 0.536
not just 0.535
in a way 0.534
decision to 0.53
depends on 0.53
it is important 0.53
the realm of 0.529
couldn't help 0.528
a journey 0.527
a growing 0.525
potential benefits 0.525
with local 0.525
a critical 0.524
a deep 0.523
insights and 0.523
and determination 0.522
can contribute to 0.522
the necessary 0.519
from her 0.517
is crucial 0.515
realm of 0.515
has the potential 0.514
in managing 0.513
are designed to 0.512
feels like a 0.512
like a 0.512
the weight 0.51
to consult 0.509
connection to 0.506
positive impact 0.504
while also 0.504
is crucial for 0.503
to experience 0.503
breakdown of 0.5
is generally 0.499
has also 0.497
it difficult to 0.496
forced to 0.495
in recent 0.494
the dangers 0.494
spread of the 0.493
it is essential 0.491
the intricate 0.491
felt a 0.49
and dedication 0.489
to verify 0.489
about the potential 0.488
to increased 0.488
drawn to 0.486
the incident 0.486
some argue 0.485
a valuable 0.483
during my 0.481
to social 0.481
gap between 0.48
led to a 0.48
to detail 0.48
with a strong 0.479
as if the 0.478
unique and 0.477
a direct 0.475
intelligence and 0.475
a comprehensive 0.473
attributed to 0.473
what was 0.473
is a testament 0.472
the unique 0.472
signs of 0.471
finding a 0.47
leading to a 0.47
advocate for 0.468
resilience and 0.468
the potential of 0.468
communication skills 0.467
capture the 0.466
of complex 0.465
focusing on 0.463
the weight of 0.463
becomes a 0.462
some argue that 0.459
the essence 0.459
push the 0.458
in various 0.457
a symbol 0.456
eager to 0.456
figure in 0.456
a safe and 0.455
enhancing the 0.454
ensuring that the 0.453
has led to 0.453
and influence 0.451
deep understanding 0.45
presents a 0.45
crucial role in 0.448
you're not 0.448
based on their 0.445
across multiple 0.444
ensuring the 0.443
provide valuable 0.443
while others 0.441
this could 0.439
deep understanding of 0.437
the potential for 0.437
and reduce 0.436
it's crucial 0.436
passionate about 0.436
including the 0.434
erosion of 0.433
evidence of 0.432
innovation and 0.432
and the potential 0.431
appreciation for 0.431
complexity and 0.43
a way that 0.429
to engage with 0.429
argue that 0.428
and passion 0.427
or if 0.424
the plan 0.424
a significant 0.423
is a significant 0.423
has led 0.422
the sound of 0.422
waiting for 0.422
informed decisions 0.421
ensure that 0.418
to pursue 0.416
knew that 0.415
confident that 0.414
a compelling 0.413
crucial for 0.413
landscape of 0.413
the conflict 0.413
can help to 0.412
fostering a 0.408
making it a 0.408
dedication to 0.407
is important to 0.407
idea that 0.405
a balanced 0.404
failing to 0.403
consult with a 0.402
the significance of 0.402
implications of 0.4
shape the 0.4
stress and 0.4
themes of 0.4
impacts on 0.398
it's the 0.398
remains a 0.397
for further 0.396
the rule of 0.396
to capture the 0.396
argue that the 0.395
the beauty 0.395
the boundaries 0.395
the ongoing 0.395
analyzing the 0.394
reaching out 0.394
the benefits 0.394
whether you're 0.394
a vital 0.393
foster a 0.393
knowledge and 0.393
to significant 0.393
weight of 0.393
hum of 0.392
their unique 0.391
a voice 0.39
and contribute 0.389
and ensuring 0.389
struggle to 0.389
the potential to 0.389
to restore 0.389
transparency and 0.388
to shape 0.385
respect and 0.384
a deep understanding 0.383
feel more 0.383
the rise of 0.383
to note 0.382
a society 0.381
contributed to 0.38
felt like 0.38
quality and 0.38
perspectives and 0.379
recommended to 0.379
and protect 0.378
it's also 0.377
the edge 0.375
and it's 0.374
the edge of 0.373
identify and 0.372
the eu 0.372
balance between 0.371
to address this 0.371
led to the 0.37
and her 0.369
a clear 0.368
filled with 0.368
help reduce 0.368
shaping the 0.367
is both 0.366
and inclusive 0.365
also help 0.364
insights into 0.364
the idea that 0.364
argued that 0.363
the concept 0.363
and complex 0.362
creates a 0.362
feels like 0.362
are often 0.361
it is crucial 0.361
world where 0.36
are essential for 0.359
not about 0.359
can foster 0.358
learning to 0.358
the physical 0.358
to consult with 0.356
addressing the 0.355
to connect with 0.354
feeling that 0.353
for future 0.353
to remember that 0.353
and ensure 0.352
our understanding of 0.352
a form of 0.351
consider the 0.35
continues to 0.35
marked by 0.35
rise of 0.35
the importance of 0.35
decisions and 0.349
navigating the 0.349
offers a 0.347
whether the 0.347
may be more 0.346
which could 0.344
a profound 0.342
positive and 0.342
statement that 0.342
understanding the 0.342
a sudden 0.34
failure to 0.34
the significance 0.34
and sustainable 0.338
in ways 0.338
the importance 0.338
about her 0.337
essential for 0.337
consequences of 0.336
leading to 0.335
they might 0.335
and commitment 0.334
and understanding 0.333
that moment 0.333
to navigate 0.333
reminder that 0.332
is particularly 0.331
significant impact on 0.331
the effectiveness of 0.331
the situation 0.331
which can be 0.331
in real-time 0.33
shift in 0.33
while the 0.329
and ensure that 0.327
this can be 0.327
of natural 0.326
designed to 0.324
ensure that the 0.324
played a 0.324
that her 0.323
the natural 0.323
this can 0.323
and dedication to 0.322
to protect 0.322
and promote 0.321
national security 0.32
of knowledge 0.32
and values 0.319
to minimize 0.319
could be a 0.318
engage with 0.318
the journey 0.318
on social 0.316
and promoting 0.312
understanding and 0.312
a deeper 0.311
to maintain a 0.31
a significant impact 0.309
experiences that 0.308
aimed at 0.307
progress and 0.307
depend on 0.306
effective in 0.305
effectiveness of 0.305
not a 0.305
the decision 0.305
mix of 0.304
potential for 0.304
the experience 0.304
the spread of 0.304
while it 0.304
a reliable 0.303
a powerful 0.302
a reminder 0.302
which can lead 0.302
a sign 0.3
significance of 0.299
of being 0.297
has shown 0.296
activities that 0.295
between different 0.295
moment of 0.295
restrictions on 0.295
important to 0.294
and strategic 0.293
our understanding 0.292
based on 0.291
fight against 0.291
our approach 0.291
a human 0.29
but a 0.29
techniques to 0.287
can create a 0.285
complexity of 0.285
address this 0.284
engagement and 0.283
understanding of the 0.283
on her 0.282
the ethical 0.282
create a 0.28
importance of 0.28
me to 0.279
is often 0.278
it works 0.278
to create a 0.278
could lead 0.277
reminder of 0.277
the gap 0.276
through their 0.276
a sense of 0.275
a combination of 0.273
on the other 0.272
stability and 0.272
with a sense 0.272
a young 0.271
moments of 0.271
reducing the 0.271
deeper understanding of 0.27
that every 0.27
the silence 0.27
a vast 0.269
highlight the 0.269
a welcoming 0.268
the evidence 0.268
the local 0.268
the quality 0.268
the spread 0.268
willingness to 0.268
which can 0.267
diversity and 0.266
profound impact 0.266
seen as 0.266
which has 0.266
a sense 0.264
due to its 0.264
guidance on 0.264
and potentially 0.262
to adapt 0.26
a diverse 0.259
can lead to 0.259
the outcome 0.259
a crucial role 0.258
can provide a 0.258
decisions about 0.258
serves as a 0.257
it's a 0.256
and uncertainty 0.255
commitment to 0.255
making it difficult 0.253
more likely to 0.253
on its 0.253
respect for 0.253
the diverse 0.253
concerns about 0.251
the truth 0.251
complex and 0.25
make informed decisions 0.247
about their 0.246
and innovative 0.246
and resilience 0.246
rather than 0.246
engaging in 0.245
spread of 0.245
against the 0.243
challenges and 0.243
reduce the 0.243
can lead 0.242
deeper understanding 0.24
exploring the 0.24
influenced by 0.24
the potential 0.24
could lead to 0.238
this approach 0.238
and innovation 0.237
with its 0.237
a combination 0.236
someone who 0.236
the need for 0.236
resources and 0.235
the findings 0.235
and equitable 0.234
it feels 0.234
of social 0.234
patterns and 0.234
understand the 0.234
with my 0.234
significant impact 0.233
that their 0.233
cycle of 0.232
to consider 0.232
a personal 0.23
and skills 0.23
the feeling 0.23
tied to 0.23
awareness and 0.229
of international 0.227
a warm 0.226
benefits and 0.225
welcoming and 0.224
and may 0.221
are designed 0.221
serve as a 0.221
their actions 0.221
a culture of 0.219
seen as a 0.218
work together to 0.215
aims to 0.214
to its 0.214
suggests that 0.213
that my 0.212
and engaging 0.211
providing a 0.21
a reminder of 0.208
and challenges 0.208
just the 0.208
the statement 0.208
profound impact on 0.206
to explore 0.205
the context 0.203
this study 0.203
despite the 0.201
play a crucial 0.201
that while 0.198
the concept of 0.195
the effectiveness 0.195
a world where 0.194
power and 0.194
life and 0.193
a complex 0.191
benefits of 0.191
future generations 0.191
to consider the 0.191
regardless of 0.19
crucial role 0.189
quality of 0.189
the integrity 0.189
to express my 0.189
more likely 0.188
and accountability 0.186
be beneficial 0.186
a crucial 0.185
culture of 0.184
decline in 0.184
is essential to 0.184
express my 0.183
explore the 0.182
to manage 0.182
for her 0.181
individuals and 0.181
is essential for 0.181
are more likely 0.18
significant role in 0.18
who has 0.18
the future of 0.179
to discuss 0.178
is not just 0.177
is typically 0.177
who may 0.177
to convey 0.176
and overall 0.175
can significantly 0.175
and avoid 0.173
it difficult 0.172
the cultural 0.172
the specific 0.172
and experiences 0.171
to express 0.171
this isn't 0.168
to a more 0.168
a variety of 0.164
identity and 0.163
a global 0.162
a lack of 0.162
contributes to 0.161
just a 0.161
needs and 0.16
to prioritize 0.159
has been a 0.157
and his 0.156
ensuring that 0.155
writing to express 0.155
addresses the 0.154
its ability to 0.153
sense of 0.152
to stay 0.152
a more 0.151
began to 0.151
the integration of 0.151
implications for the 0.15
such as 0.15
a variety 0.148
is important 0.148
for individuals 0.147
a unique 0.146
diverse and 0.146
a lack 0.145
in today's 0.145
the challenges 0.145
and improve 0.144
nature of 0.144
need for 0.143
with others 0.143
a fundamental 0.141
future of 0.141
lies in 0.141
integrity of 0.138
ensure the 0.136
to communicate 0.136
improve their 0.135
towards a 0.135
a balance 0.134
path to 0.134
a desire 0.133
studies have 0.133
to achieve 0.133
to recognize 0.133
interests and 0.132
maintaining a 0.128
and social 0.127
in shaping the 0.125
relationship with 0.124
to explore the 0.124
the opportunity to 0.123
understanding of 0.123
success in 0.122
the reality 0.122
on various 0.12
suggesting that 0.12
the opportunity 0.12
lead to a 0.119
to address the 0.119
is essential 0.118
than just 0.118
that these 0.118
to ensure that 0.118
the rise 0.116
impact of 0.115
adapt to 0.114
led to 0.113
to prevent 0.113
values and 0.113
risks and 0.112
the relationship between 0.112
enhance the 0.109
individuals who 0.109
can help 0.108
may not 0.107
prevent the 0.107
that could 0.107
but also 0.105
conditions and 0.103
address these 0.101
can be a 0.101
social and 0.101
a wide range 0.1
to ensure 0.099
creating a 0.098
the benefits of 0.097
is important for 0.096
the air 0.094
and fostering 0.091
for its 0.091
side effects 0.091
crucial to 0.09
has become a 0.09
make informed 0.089
attention to 0.088
and perspectives 0.087
it's not 0.087
due to 0.086
its ability 0.084
rule of 0.084
has become 0.083
focus on 0.082
the use of 0.082
to address 0.082
impact on 0.08
the complex 0.08
as if 0.076
create a more 0.074
and opportunities 0.071
represents a 0.071
they may 0.071
to ensure the 0.071
and professional 0.07
can cause 0.07
is crucial to 0.07
and provide 0.068
the integration 0.068
beyond the 0.065
and access 0.06
a positive 0.059
to reduce 0.059
positive impact on 0.057
to navigate the 0.056
while maintaining 0.056
a strategic 0.054
characterized by 0.054
in shaping 0.054
measures to 0.053
its own 0.051
wide range of 0.05
fear and 0.049
and human 0.047
of individuals 0.047
the risk of 0.047
and effective 0.045
the development of 0.043
are essential 0.041
the impact 0.04
reflection of 0.037
this includes 0.037
control and 0.035
their ability 0.035
their ability to 0.035
such as the 0.034
in ways that 0.033
of fear 0.033
wide range 0.029
exploration of 0.027
her own 0.026
of her 0.023
sound of 0.023
to her 0.022
expertise in 0.02
`,
  human_phrasing: `
the the 1.801
shown in 1.621
and or 1.553
improvements to 1.393
read more 1.372
with which 1.311
do in 1.303
you can read 1.26
off of 1.23
as with 1.196
to date 1.127
and as 1.113
we then 1.094
now that 1.088
sent to 1.069
on twitter 1.064
at the moment 1.053
for all the 1.051
very important 1.044
are to 1.04
the major 1.039
together with 1.031
of changes 1.026
and running 1.016
the above 1.015
in another 1.012
compared with 1.005
as to 0.999
useful to 0.998
for more information 0.991
very well 0.983
to announce 0.982
and new 0.979
we used 0.979
of interest 0.977
all this 0.957
in such a 0.949
we call 0.944
to thank 0.936
to not 0.924
later in 0.92
that means 0.914
be of 0.908
you can also 0.908
can not 0.905
problems in 0.901
is to be 0.897
our first 0.896
be sure 0.889
to introduce 0.889
to which 0.882
respect to 0.877
as such 0.87
and only 0.863
familiar with 0.856
there any 0.855
and of 0.854
a look at 0.853
from our 0.851
and used 0.85
and so on 0.839
prior to 0.839
and thus 0.834
so as 0.829
and be 0.822
learn how 0.821
other than 0.82
to and 0.815
quite a 0.812
if you don't 0.805
all of the 0.801
the problem is 0.801
in other 0.799
an open 0.797
copy of 0.796
of questions 0.794
will see 0.792
the different 0.785
in each 0.78
will get 0.779
many more 0.777
at the beginning 0.775
how can 0.765
many other 0.761
this work 0.752
time the 0.752
all that 0.75
is called 0.746
to have the 0.746
an important 0.741
is required 0.741
opposed to 0.741
the goal of 0.736
we would like 0.736
was to 0.734
as our 0.731
while we 0.73
only in 0.724
give a 0.72
out a 0.72
in most 0.713
or not 0.713
because we 0.71
to enable 0.706
and from 0.705
pretty much 0.704
to that 0.703
best of 0.701
and others 0.7
except for 0.7
the time of 0.692
what are 0.692
will be a 0.692
we show 0.69
which we 0.687
check out the 0.682
are interested in 0.676
over to 0.674
basis of 0.673
to serve 0.673
function of 0.672
of course 0.669
to them 0.666
with this 0.661
the problems 0.658
a total 0.657
this change 0.655
you can now 0.651
was that 0.65
are working 0.648
and give 0.647
so that it 0.645
problem with 0.641
and therefore 0.64
we hope 0.64
all over 0.639
name of the 0.639
an easy 0.637
is so 0.634
in those 0.63
deal with 0.629
when he 0.625
it possible 0.623
advantage of 0.621
the course of 0.61
the greatest 0.609
but that 0.607
announce that 0.604
is it 0.603
questions are 0.603
working with 0.601
work for 0.6
in more 0.599
process of 0.599
so that the 0.598
as opposed 0.597
come to 0.596
the questions 0.595
one of those 0.593
a huge 0.592
we see 0.591
results in 0.59
can be found 0.589
on github 0.588
be given 0.587
you can find 0.587
he did 0.586
is all 0.581
such a 0.579
we found 0.578
if it is 0.577
since i 0.576
you can get 0.576
ought to 0.573
we decided 0.57
greater than 0.569
is a good 0.569
we want to 0.569
we will be 0.567
and also 0.563
check out 0.562
all other 0.561
one or more 0.56
to allow 0.56
to announce that 0.559
will have to 0.559
that we have 0.558
in particular 0.557
have seen 0.552
mean that 0.551
required to 0.55
we now 0.55
it really 0.548
this and 0.547
a first 0.546
the great 0.546
think it 0.546
difference between 0.545
learn more about 0.545
in fact 0.544
will probably 0.544
could not 0.542
you do not 0.542
we expect 0.539
like this 0.534
a problem 0.532
to send 0.532
she will 0.531
see if 0.53
at this point 0.529
use to 0.529
went to 0.525
going to be 0.524
and in the 0.519
more details 0.519
as we 0.518
hundreds of 0.517
similar to the 0.513
the form of 0.513
there was no 0.512
what a 0.512
will use 0.511
even more 0.507
which the 0.505
of other 0.504
thanks to 0.504
in and 0.501
to be the 0.501
now i 0.499
improve the 0.498
that we can 0.497
of our 0.495
be no 0.494
get the 0.494
figure out 0.492
bunch of 0.49
so much 0.488
to define 0.488
more information 0.487
of his 0.487
a given 0.486
have done 0.486
more than one 0.484
sort of 0.484
do to 0.482
so far 0.482
with our 0.481
be added 0.48
we do 0.48
a certain 0.478
as many 0.477
of all 0.477
see how 0.475
the help 0.475
used the 0.475
the process of 0.474
that in 0.473
and more 0.471
has an 0.47
them and 0.47
possible to 0.469
throughout the 0.469
take a look 0.467
this question 0.467
we use 0.466
where we 0.464
is a very 0.462
to what 0.462
a much 0.46
in which the 0.458
to work on 0.458
as you 0.454
be found 0.454
for this 0.454
for example 0.453
a similar 0.452
are usually 0.452
for which 0.452
most likely 0.452
at that 0.451
learn more 0.448
are using 0.447
think that 0.447
are called 0.446
in which 0.441
join the 0.439
lots of 0.439
or in 0.438
to give 0.438
to our 0.438
and many 0.437
for that 0.436
a number of 0.435
you can see 0.435
to all 0.433
which you 0.433
talking about 0.431
with other 0.431
but if 0.429
do is 0.429
will be the 0.429
just as 0.428
available for 0.426
in all 0.426
on how 0.425
all your 0.424
that of 0.422
that we 0.422
am not 0.421
is hard 0.421
use your 0.421
not so 0.419
time of 0.419
to do so 0.418
get an 0.417
is probably 0.417
more about 0.417
which will 0.415
of an 0.414
the various 0.413
you would like 0.41
an example of 0.409
you must 0.409
used by 0.406
of time 0.405
to produce 0.405
are interested 0.402
some time 0.402
can i 0.401
is very 0.401
to you 0.401
go through 0.398
then we 0.397
all the 0.396
have to be 0.396
needs to be 0.395
or by 0.395
to make sure 0.395
let us 0.394
to obtain 0.394
a bunch of 0.391
that time 0.39
in our 0.387
did not 0.386
that we are 0.385
the open 0.385
sure you 0.384
learn about 0.383
it has been 0.382
know that 0.382
work with 0.382
a question 0.378
be done 0.378
and were 0.376
be at 0.375
not even 0.374
when we 0.374
work in 0.37
assigned to 0.369
said the 0.369
be removed 0.366
set of 0.366
so we 0.366
and so 0.365
if not 0.365
of any 0.365
we are 0.365
a better 0.364
or you 0.363
the general 0.363
look at 0.362
new to 0.362
of these 0.362
this point 0.362
at the time 0.361
all of these 0.36
there is a 0.36
to put 0.36
will have 0.36
a result of 0.359
because of the 0.359
to start 0.358
each of 0.357
the basis 0.357
so on 0.356
is that the 0.355
to help 0.355
are so 0.354
having to 0.353
in general 0.353
will help 0.353
for some 0.352
the more 0.352
try to 0.351
a result 0.349
at the end 0.347
to pass 0.347
you have to 0.346
refer to 0.344
are in the 0.342
at any 0.342
but you 0.341
have no 0.341
to join 0.34
think the 0.339
the basic 0.338
us in 0.338
when i was 0.338
that will 0.337
those of 0.337
can get 0.336
in this 0.335
in to 0.335
first of 0.334
not know 0.334
similar to 0.334
parts of 0.332
are in 0.331
is made 0.331
of all the 0.331
find out 0.33
if i 0.33
not sure 0.33
and at 0.329
or three 0.329
do not have 0.328
read the 0.328
need to be 0.327
found in 0.326
have an 0.326
most of the 0.326
is one 0.324
to write 0.324
to use the 0.323
as in 0.322
in order to 0.322
is available 0.322
a bunch 0.321
would not 0.321
it makes 0.318
it will 0.318
much more 0.318
are very 0.317
as a result 0.317
order to 0.317
more and 0.315
on top 0.314
the latter 0.314
the same time 0.313
to me 0.313
kinds of 0.312
list of 0.311
the lower 0.311
to deal with 0.311
and do 0.31
we want 0.31
hope to 0.309
as well 0.308
easier to 0.308
not to 0.308
one or 0.308
they would 0.308
to an 0.308
for more 0.307
more and more 0.307
to get a 0.307
out the 0.306
we don't 0.305
parts of the 0.304
to look at 0.302
will not be 0.302
a quick 0.301
called a 0.301
the majority 0.301
any of the 0.3
support for 0.3
we all 0.3
that you 0.299
of things 0.298
outside of 0.298
the basis of 0.296
of that 0.294
we also 0.294
included in 0.293
in many 0.292
the previous 0.292
a lot 0.291
do with 0.291
same time 0.291
bit more 0.287
there is an 0.286
see that 0.285
the left 0.284
very different 0.284
to solve 0.283
available to 0.282
things like 0.281
and in 0.279
as part of 0.279
case of 0.279
the people 0.278
to get the 0.276
that i have 0.275
available in 0.274
going on 0.274
of this 0.273
feel free to 0.272
some of the 0.272
this was 0.272
with us 0.272
from that 0.271
when you are 0.27
to know 0.267
with all 0.267
the difference between 0.266
as part 0.265
because of 0.264
it will be 0.264
as well as 0.263
can now 0.262
to do 0.262
be sure to 0.259
is used 0.259
for us 0.258
in order 0.258
the work 0.258
or so 0.257
out of the 0.257
one can 0.256
and what 0.255
are looking 0.255
of many 0.255
well as 0.255
are going to 0.254
the largest 0.252
help of 0.25
to use 0.25
we will 0.249
long as 0.248
you will be 0.248
have never 0.247
then i 0.245
a function 0.244
and to 0.244
do i 0.244
that you have 0.244
also be 0.243
that are 0.243
was in 0.242
and when 0.241
the average 0.241
to be used 0.241
is also 0.24
other people 0.24
can read 0.238
of some 0.238
appear to 0.237
than one 0.237
can find 0.236
that is 0.236
not have 0.235
up the 0.235
see the 0.234
every time 0.233
how we 0.233
the new 0.233
needs to 0.231
how do 0.23
to do with 0.23
up to 0.23
as i 0.229
to get 0.229
it may be 0.228
all of 0.227
see what 0.227
and for 0.226
what is the 0.226
and how 0.225
consists of 0.224
many of 0.224
is now 0.222
and how to 0.221
you in 0.221
many of the 0.219
will also 0.219
in the last 0.218
in the same 0.218
something like 0.218
and get 0.217
in addition 0.217
is really 0.217
not all 0.217
for all 0.216
there is 0.216
as far 0.215
more than 0.215
have any 0.214
to show 0.212
which they 0.21
are all 0.209
in an 0.209
there are two 0.209
in the past 0.208
to some 0.207
but not 0.205
to be able 0.205
about how 0.203
majority of 0.203
you use 0.203
be useful 0.202
go to 0.201
was not 0.201
get it 0.2
rest of the 0.199
the help of 0.199
the size of 0.196
for people 0.195
pleased to 0.194
the person 0.193
we show that 0.193
working on 0.193
is to 0.192
that there is 0.192
be on 0.191
in any 0.19
if we 0.189
if there is 0.188
learn how to 0.188
on which 0.188
used for 0.188
but it is 0.187
are no 0.186
cause of 0.186
of work 0.186
a number 0.184
in case 0.184
get a 0.183
at some point 0.182
in this case 0.182
some point 0.182
the point 0.182
is for 0.181
to tell 0.18
from this 0.179
problem is 0.179
after the 0.178
but there 0.178
enough to 0.178
feel free 0.178
to improve the 0.178
was done 0.178
the name 0.177
what is 0.176
most important 0.175
the rest of 0.175
to look 0.174
along with 0.173
that all 0.173
to go to 0.173
you will 0.17
the process 0.169
you are 0.169
since the 0.167
than that 0.167
that you can 0.167
that they 0.166
make it 0.164
during the 0.163
very much 0.163
was very 0.163
an example 0.162
which i 0.162
you do 0.161
first time 0.16
on top of 0.16
end of the 0.159
it should 0.159
to deal 0.159
amount of 0.158
and very 0.158
the last 0.158
and on 0.157
or to 0.157
they want 0.157
were the 0.157
the course 0.156
thing to 0.156
of your 0.155
of people 0.153
the name of 0.152
with that 0.152
far as 0.151
where you 0.151
are available 0.149
some of 0.149
to have 0.148
were not 0.148
out to 0.147
part of the 0.147
we have 0.147
were able 0.147
were able to 0.147
to add 0.146
as you can 0.145
point of view 0.145
would have been 0.145
a list of 0.144
of which 0.144
your own 0.143
he was 0.142
if they 0.142
a nice 0.141
is that 0.141
of the 0.141
out of 0.141
are going 0.139
to this 0.139
a little 0.138
in mind 0.138
lot of 0.138
hard to 0.137
most common 0.136
and all 0.135
take a 0.134
to be 0.134
want to be 0.134
for it 0.133
is only 0.133
the most common 0.133
you may 0.133
to make it 0.132
result of 0.131
the beginning 0.131
more of 0.13
name of 0.13
put the 0.13
so many 0.129
the size 0.129
on that 0.128
the example 0.127
a particular 0.126
size of 0.126
a new 0.125
have not 0.125
only one 0.125
have to 0.124
and will 0.122
and with 0.122
change in 0.122
in the form 0.122
information on 0.121
in the next 0.12
these two 0.12
a set of 0.117
it has 0.116
soon as 0.114
that there 0.114
useful for 0.114
allows you 0.113
of a 0.113
a very 0.111
of view 0.111
people who 0.111
from the 0.11
a look 0.109
at least 0.109
going to 0.108
top of the 0.108
for you 0.107
he is 0.107
rest of 0.107
used in 0.107
you and 0.107
allows you to 0.106
which are 0.106
with some 0.106
would like to 0.106
over the 0.105
look like 0.104
a few 0.103
found in the 0.103
the right 0.103
one of 0.102
that some 0.102
do so 0.101
is in 0.101
a lot of 0.1
them in 0.1
a large 0.099
and if 0.099
much time 0.098
the good 0.098
interested in 0.097
may be 0.097
top of 0.097
very useful 0.097
the same as 0.096
this case 0.094
we should 0.094
called the 0.093
how to 0.092
of those 0.092
he will 0.091
down to 0.09
example of 0.09
free to 0.09
a set 0.089
on to 0.089
part of 0.089
number of 0.087
to work 0.087
up and 0.087
as soon 0.086
related to 0.085
the top 0.085
to make 0.084
as soon as 0.083
go to the 0.083
least one 0.083
be found in 0.081
although the 0.08
in the 0.08
would be 0.08
a while 0.079
for the 0.079
that you are 0.079
the end of 0.079
think of 0.079
work on 0.077
one of the 0.076
are the 0.075
point of 0.073
there are a 0.072
any questions 0.071
the fact 0.071
the problem 0.071
as long as 0.07
an answer 0.069
you to 0.069
want to 0.068
and see 0.067
or more 0.067
the majority of 0.067
will give 0.067
can see 0.065
when i 0.065
if you are 0.064
they don't 0.064
and not 0.063
at least one 0.063
be in 0.06
is much 0.06
there were 0.06
make the 0.059
that if 0.059
a good 0.058
talk about 0.057
so that 0.056
can do 0.055
many different 0.055
will do 0.055
decided to 0.054
time i 0.054
and by 0.053
to try 0.053
you can 0.053
should be 0.052
what the 0.05
will be 0.049
but in 0.047
to move 0.047
too much 0.047
and this 0.046
would have 0.046
have a 0.044
for other 0.043
we were 0.043
idea of 0.042
the function 0.039
to talk 0.039
if there 0.038
it should be 0.038
the following 0.038
any of 0.037
have been 0.036
have the 0.036
a list 0.035
able to 0.035
we can 0.035
as long 0.033
would like 0.033
don't want 0.032
they should 0.032
it was 0.031
but i 0.029
the case 0.029
don't have 0.028
for the first 0.028
had not 0.028
will not 0.028
give the 0.027
are also 0.026
as far as 0.025
will make 0.025
the list 0.023
way to 0.023
same as 0.021
there was 0.021
`,
} as const;
