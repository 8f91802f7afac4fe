/** Fitted word lists: each entry with its log-odds per use in 100 words. Written by `npm run fit`. */
export const fitted = {
  ai_vocabulary: `
genuinely 1.344
nodded 0.977
advancements 0.874
intricate 0.837
raises 0.82
conclusion 0.819
quiet 0.81
genuine 0.806
navigate 0.787
additionally 0.782
ensures 0.766
beneath 0.765
prioritize 0.763
shift 0.728
multifaceted 0.723
offering 0.7
phenomenon 0.668
curiosity 0.662
offer 0.647
watched 0.624
summary 0.622
ensuring 0.591
testament 0.583
leaving 0.581
personalized 0.563
conversation 0.561
tailored 0.552
professional 0.548
navigating 0.544
chaos 0.543
reflection 0.542
resilience 0.542
narratives 0.524
shaping 0.519
warmth 0.519
argue 0.508
overall 0.506
compelling 0.505
preferences 0.502
concerns 0.499
recognizing 0.478
platforms 0.475
shadows 0.472
silence 0.468
crucial 0.464
protecting 0.464
excitement 0.447
whispered 0.437
feels 0.431
embrace 0.428
particularly 0.425
potentially 0.425
narrative 0.413
vulnerable 0.41
reality 0.408
ensure 0.405
reducing 0.404
offers 0.397
sustainability 0.391
uncertainty 0.391
sustainable 0.39
involves 0.389
capabilities 0.388
conflict 0.388
conversations 0.385
expectations 0.38
reflecting 0.379
profound 0.367
reminder 0.365
limitations 0.363
traditional 0.36
nuanced 0.359
experiencing 0.358
implications 0.355
risks 0.35
explores 0.341
meaningful 0.34
motion 0.336
balanced 0.334
noise 0.33
stood 0.329
immediate 0.327
encourages 0.323
deeply 0.322
awareness 0.321
align 0.318
consequences 0.316
boundaries 0.3
landscape 0.299
recognize 0.298
effectively 0.294
trends 0.285
societal 0.284
secret 0.277
academic 0.275
deeper 0.275
hidden 0.268
exploring 0.264
seeking 0.261
engaging 0.26
feeling 0.25
choices 0.246
emotional 0.244
insights 0.24
outcomes 0.239
enhancing 0.238
focusing 0.237
significant 0.235
effectiveness 0.232
struggle 0.23
distant 0.228
journey 0.226
patterns 0.222
vulnerability 0.218
decision-making 0.217
responsibility 0.217
darkness 0.215
flexibility 0.208
trust 0.208
emotions 0.206
context 0.205
shared 0.205
ethical 0.201
perspectives 0.199
voice 0.197
providing 0.196
efficiency 0.194
broader 0.192
fostering 0.188
cooperation 0.186
creativity 0.184
abilities 0.18
interests 0.178
recognition 0.176
comprehensive 0.174
presence 0.172
memories 0.171
valuable 0.169
complex 0.168
moments 0.164
addressing 0.162
potential 0.154
collective 0.148
capture 0.146
comfort 0.144
individuals 0.143
society 0.143
exploration 0.138
enhance 0.136
complexity 0.135
claim 0.133
relief 0.132
determination 0.131
forced 0.126
impacts 0.114
reduce 0.114
impact 0.11
commitment 0.108
creative 0.108
actions 0.104
balance 0.098
connection 0.095
intelligence 0.095
relationships 0.095
maintaining 0.092
approach 0.091
communication 0.091
understanding 0.089
cultural 0.088
challenges 0.082
explore 0.077
critical 0.073
leading 0.06
subtle 0.059
depth 0.052
physical 0.052
planning 0.05
identity 0.047
unique 0.044
moment 0.043
long-term 0.038
truth 0.035
essential 0.029
lives 0.029
experiences 0.028
effective 0.026
significantly 0.024
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
unwavering 0.02
vibrant 0.02
vital 0.02
`,
  excess_style: `
subpar 1.901
nudge 1.626
rang 1.612
deepens 1.578
overstated 1.517
collapses 1.482
damp 1.478
reflective 1.453
honestly 1.344
locals 1.34
traced 1.334
assumes 1.32
introspection 1.312
waits 1.287
sits 1.275
vibe 1.25
deserves 1.241
adventurous 1.228
invites 1.224
nestled 1.216
top-notch 1.205
eagerly 1.197
readings 1.161
prep 1.156
charismatic 1.15
overlooks 1.127
unyielding 1.125
noting 1.121
flickered 1.11
dismiss 1.09
demeanor 1.088
fade 1.087
noticing 1.085
rollout 1.078
ignores 1.075
deliberately 1.061
speaks 1.058
deception 1.042
thrilling 1.042
laughed 1.035
disputes 1.026
thirdly 1.026
refined 1.024
tirelessly 1.01
firsthand 1.006
gleaming 0.998
shimmering 0.986
yearning 0.986
securing 0.976
scattered 0.975
existential 0.973
visibility 0.972
comforting 0.965
hoping 0.965
aftermath 0.961
entrance 0.952
histories 0.951
caution 0.95
embarked 0.935
messy 0.933
persist 0.932
pushes 0.901
discovers 0.898
unauthorized 0.898
undermining 0.894
confirmation 0.891
attentive 0.887
speculative 0.884
afford 0.878
torn 0.878
treats 0.869
tucked 0.868
chilling 0.866
skeptical 0.866
environmentally 0.864
interpreting 0.862
turns 0.86
perpetuates 0.855
outdated 0.849
posits 0.848
lit 0.843
matters 0.837
breathtaking 0.835
worn 0.835
ambiance 0.834
cheaper 0.824
adventures 0.822
aura 0.821
washed 0.812
diversification 0.811
leaves 0.802
undermines 0.802
criticized 0.801
measurable 0.801
mentions 0.798
pressed 0.798
incidents 0.78
breakthrough 0.779
strategically 0.779
stopping 0.774
undeniably 0.772
avoids 0.767
keeps 0.763
arguing 0.748
leaning 0.745
preparing 0.744
timing 0.742
corners 0.741
stepping 0.738
confirm 0.737
crowded 0.734
sleek 0.734
restrictive 0.731
innocent 0.727
halls 0.725
matrices 0.721
harm 0.717
slot 0.717
exceed 0.713
fails 0.706
someone's 0.704
transitioning 0.703
boredom 0.7
handling 0.699
rumors 0.698
blank 0.69
durable 0.686
indicating 0.684
draws 0.682
framing 0.682
mysteries 0.681
establishment 0.68
justify 0.68
polished 0.68
rival 0.68
camaraderie 0.679
opens 0.677
routines 0.669
desperation 0.668
briefly 0.667
appealing 0.662
chosen 0.66
activists 0.659
melody 0.656
delightful 0.655
quotes 0.655
shifted 0.654
saves 0.65
confirming 0.641
maximizing 0.638
practiced 0.638
weathered 0.638
paving 0.637
cosmos 0.633
notes 0.633
promises 0.625
loud 0.616
acknowledged 0.614
relaxed 0.613
holds 0.609
crack 0.608
eager 0.603
credentials 0.602
slower 0.601
stand 0.601
intriguing 0.599
emerges 0.598
breach 0.597
moves 0.597
dominance 0.596
waiting 0.595
erupted 0.593
doorway 0.592
grip 0.59
outlet 0.59
pace 0.59
demanding 0.589
disappointment 0.587
raising 0.586
vanished 0.586
charm 0.583
stakes 0.581
cozy 0.58
secondly 0.579
sat 0.572
compass 0.571
woke 0.566
mitigation 0.563
recurring 0.562
pad 0.561
stretched 0.554
armor 0.548
concerning 0.547
remain 0.546
interconnectedness 0.545
flaws 0.543
streamlined 0.543
unrest 0.543
convenience 0.542
override 0.541
sealed 0.541
abandoned 0.54
discipline 0.54
louder 0.54
competing 0.539
sovereign 0.537
holding 0.535
breaks 0.534
blurred 0.533
weaving 0.533
navigation 0.532
assist 0.529
warm 0.529
deserve 0.528
validation 0.526
habits 0.525
perpetuating 0.523
refreshing 0.523
extraordinary 0.521
rows 0.521
pawn 0.519
persistent 0.516
pragmatic 0.515
hum 0.514
oppressive 0.509
shield 0.506
disclosure 0.502
shed 0.501
incident 0.499
undermine 0.498
decline 0.494
trusted 0.494
checks 0.493
trap 0.491
globalization 0.49
timeless 0.489
paths 0.487
glowing 0.484
shattered 0.484
negotiations 0.481
crisp 0.48
unhealthy 0.48
accepting 0.478
figures 0.478
elite 0.477
calm 0.476
dedication 0.476
feasibility 0.476
practical 0.474
intention 0.473
manageable 0.473
fascination 0.471
offerings 0.47
famous 0.469
skilled 0.468
moved 0.467
stretch 0.467
erosion 0.465
final 0.465
int 0.464
performances 0.464
predictability 0.464
options 0.463
pros 0.463
institutional 0.462
inviting 0.462
agreements 0.459
held 0.458
balances 0.457
tailor 0.454
prospects 0.45
punishment 0.45
combines 0.447
cracks 0.446
ignore 0.444
meets 0.444
blur 0.443
victim 0.442
interference 0.44
spreading 0.436
walks 0.435
step 0.434
drives 0.433
ending 0.432
betrayal 0.431
suit 0.431
judgment 0.43
portrayal 0.43
feasible 0.429
touched 0.427
analogy 0.426
transforming 0.425
clever 0.424
ignoring 0.424
remained 0.422
behind 0.421
awkward 0.418
contentious 0.418
convenient 0.417
continuity 0.416
reforms 0.416
nearby 0.415
pang 0.415
speeds 0.415
choosing 0.414
countless 0.412
penalties 0.412
uncovering 0.408
acceleration 0.407
analyze 0.407
distraction 0.407
somewhere 0.407
tune 0.407
verified 0.407
overlooked 0.406
perfectly 0.406
anomaly 0.405
awe 0.404
inadvertently 0.403
returns 0.402
conclusions 0.4
regret 0.399
tier 0.399
responsibilities 0.398
celebrate 0.395
forgetting 0.394
electronics 0.392
replicate 0.391
tragic 0.39
reliable 0.385
incredibly 0.383
intimate 0.383
layered 0.383
dressed 0.382
relic 0.382
becomes 0.381
shrouded 0.38
spots 0.378
uphold 0.378
lies 0.377
touching 0.377
careful 0.376
knowledgeable 0.376
dive 0.374
echo 0.374
third-party 0.373
avoid 0.372
hooks 0.372
stay 0.369
temporary 0.368
clean 0.367
chains 0.363
pulled 0.363
slow 0.363
viewpoints 0.362
discoveries 0.358
terrifying 0.358
spiritual 0.357
understands 0.357
concern 0.356
cuts 0.356
genres 0.356
litigation 0.355
survive 0.355
cohesion 0.353
other's 0.351
confident 0.35
uncomfortable 0.35
aiming 0.349
escalation 0.349
closer 0.344
veins 0.344
greeted 0.342
unfolding 0.342
safer 0.341
advanced 0.34
clothing 0.34
discovering 0.34
turned 0.34
remains 0.339
dread 0.338
fraught 0.338
limits 0.338
responsibly 0.338
reader 0.335
encouraging 0.333
gaps 0.333
renewal 0.331
safe 0.331
exterior 0.328
gut 0.328
reduces 0.328
recognized 0.326
workloads 0.325
self-awareness 0.324
disruption 0.321
ends 0.321
tech 0.32
corruption 0.319
conversational 0.316
realities 0.316
stop 0.316
respectful 0.315
choose 0.314
fate 0.313
negotiate 0.313
principles 0.309
operates 0.308
pride 0.308
argument 0.307
rise 0.305
consciousness 0.304
explicit 0.304
placement 0.303
wary 0.303
harsh 0.302
minds 0.302
something 0.302
respected 0.301
actively 0.3
grim 0.3
gently 0.299
forever 0.298
proactive 0.294
consider 0.292
reasons 0.29
catch 0.289
versatility 0.288
wider 0.288
expansion 0.287
demand 0.284
colors 0.283
onto 0.28
points 0.28
distances 0.278
overly 0.278
wearing 0.277
bright 0.276
controversial 0.275
talent 0.273
triggers 0.273
enjoyment 0.272
variations 0.269
adapting 0.267
destination 0.267
anticipation 0.266
alone 0.263
secrecy 0.263
facial 0.261
invisible 0.26
involving 0.26
aimed 0.259
depths 0.259
pitch 0.259
specific 0.259
walking 0.258
targeting 0.257
vast 0.256
curse 0.255
bonus 0.254
indicate 0.253
recognizes 0.253
talents 0.253
evidence 0.252
introduction 0.252
scarcity 0.252
gap 0.251
evident 0.248
instincts 0.248
verification 0.248
exploit 0.247
led 0.247
collision 0.243
including 0.242
passive 0.241
struggled 0.241
choice 0.239
static 0.239
dangerous 0.238
equality 0.238
resonance 0.238
cold 0.237
operate 0.237
visible 0.236
despair 0.235
scared 0.235
catastrophic 0.231
practicing 0.231
lands 0.23
numerous 0.226
rates 0.226
starter 0.225
boosting 0.223
highlights 0.223
slip 0.223
availability 0.222
empathetic 0.221
treat 0.221
lived 0.219
circles 0.216
ulcers 0.216
burst 0.215
typically 0.215
descriptions 0.213
undoubtedly 0.213
ease 0.212
lean 0.212
sanctuary 0.212
manipulate 0.21
areas 0.209
hung 0.208
cons 0.206
rising 0.205
certainty 0.204
unintended 0.204
constant 0.203
influences 0.203
interpretations 0.203
life's 0.202
tired 0.202
edge 0.201
recommendation 0.201
introduces 0.2
lingering 0.199
assistance 0.198
competence 0.198
circumstances 0.197
correction 0.196
grew 0.196
establishing 0.195
limitation 0.195
rigid 0.192
respond 0.191
resolve 0.19
utilization 0.19
materials 0.188
fought 0.187
fundamental 0.187
breathing 0.186
gathered 0.186
glow 0.185
romantic 0.184
sadness 0.184
manipulated 0.182
consent 0.18
allowing 0.179
precise 0.178
tall 0.177
coordinated 0.176
dimly 0.176
oneself 0.176
solutions 0.175
living 0.173
looked 0.173
routine 0.173
recommendations 0.172
promise 0.17
tight 0.17
weights 0.17
played 0.169
young 0.169
delicate 0.166
metaphor 0.166
conditions 0.165
equipped 0.165
logical 0.164
soft 0.163
fell 0.162
mask 0.161
competition 0.16
protects 0.16
distance 0.159
revealed 0.159
capital 0.158
textures 0.157
alternative 0.156
restrictions 0.155
substantial 0.155
pursuing 0.154
failures 0.153
perceive 0.151
generates 0.15
inherently 0.15
exposing 0.149
statement 0.149
persistence 0.147
thoughtfully 0.147
cheap 0.145
modifications 0.145
crises 0.144
integration 0.143
paused 0.143
casual 0.141
symbolic 0.14
avoiding 0.139
carefully 0.139
sharp 0.139
brief 0.138
peculiar 0.138
possibilities 0.138
distress 0.137
heavily 0.137
carrying 0.135
incredible 0.135
trade-offs 0.135
deals 0.134
one-time 0.134
readers 0.134
dark 0.133
limited 0.133
willing 0.133
maintain 0.132
adoption 0.131
thoughtful 0.13
burden 0.129
real 0.129
costly 0.128
integrating 0.125
financing 0.124
tied 0.124
brighter 0.121
decision 0.12
power 0.119
yes 0.119
credibility 0.118
pitfalls 0.118
buried 0.115
mere 0.115
presents 0.112
recovery 0.111
belonging 0.11
backdrop 0.106
listen 0.105
shape 0.105
wide 0.105
filled 0.104
suggests 0.103
era 0.102
losses 0.1
provide 0.1
began 0.099
reaching 0.097
emergence 0.096
pause 0.096
aim 0.095
appearance 0.095
caught 0.095
grasp 0.094
violence 0.093
staffing 0.092
fresh 0.091
biodiversity 0.09
involvement 0.09
accident 0.088
drew 0.088
agricultural 0.087
efficiently 0.087
healthy 0.087
local 0.086
modern 0.086
extends 0.085
raced 0.085
bite 0.084
caps 0.084
diplomatic 0.084
surprise 0.084
plan 0.083
fight 0.082
lead 0.081
mind 0.081
perfect 0.08
fusion 0.079
identify 0.079
minimizing 0.079
feel 0.077
forged 0.077
adaptive 0.072
strategy 0.072
ability 0.071
evaluate 0.071
meanwhile 0.071
quaint 0.071
suffering 0.067
widespread 0.064
respect 0.063
affecting 0.062
bias 0.062
strict 0.06
dramatic 0.059
demands 0.058
uncertain 0.058
evidence-based 0.057
authority 0.056
effects 0.056
attention 0.053
mistakes 0.053
requires 0.053
activities 0.052
actionable 0.049
proposes 0.049
forecasting 0.048
tone 0.048
conventional 0.047
mindset 0.046
biased 0.045
designed 0.045
gain 0.045
generating 0.045
purpose 0.045
facing 0.043
incorporate 0.043
pulse 0.043
footsteps 0.041
experience 0.04
hint 0.04
craft 0.037
guidance 0.037
anger 0.036
hybrid 0.036
classic 0.035
joy 0.034
physically 0.034
focus 0.033
crisis 0.03
stability 0.03
acceptance 0.028
create 0.028
knowledge 0.027
responding 0.027
aspects 0.026
inclusivity 0.025
lack 0.024
pushing 0.024
stress 0.024
lifetime 0.023
celestial 0.022
secure 0.022
force 0.021
spread 0.021
`,
  everyday_words: `
clinically 1.938
namely 1.925
tremendous 1.813
whilst 1.623
inhibit 1.51
illustrated 1.506
amongst 1.47
anytime 1.44
accomplish 1.42
induced 1.379
usefulness 1.346
mankind 1.344
marry 1.342
definite 1.319
impaired 1.287
so-called 1.283
mid 1.239
accessed 1.231
administered 1.223
prevented 1.128
modelling 1.126
respectively 1.105
greatly 1.099
forth 1.085
originally 1.076
mature 1.047
fellows 1.039
awesome 1.036
attracted 1.01
migrated 1.006
ca 1.005
likewise 0.993
besides 0.992
en 0.989
occurring 0.987
spite 0.984
bugfixes 0.962
formerly 0.962
satisfy 0.953
hence 0.948
contrary 0.943
essentially 0.941
incoming 0.938
regard 0.936
sorts 0.923
apparently 0.897
abundant 0.892
till 0.89
fancy 0.887
putting 0.858
scarcely 0.856
obviously 0.849
pancreas 0.839
horrible 0.835
thus 0.835
posted 0.832
mod 0.823
gay 0.816
fortunately 0.811
recruited 0.811
invented 0.808
distal 0.802
hopefully 0.802
injected 0.795
opposed 0.786
reconstruction 0.784
surely 0.774
aka 0.771
accomplished 0.765
vice 0.765
performed 0.763
carcinoma 0.758
submitting 0.754
silly 0.749
manner 0.739
locations 0.732
participated 0.726
recently 0.715
interfaces 0.713
somewhat 0.708
develops 0.707
clearance 0.688
definitions 0.686
migrate 0.685
transcription 0.682
variant 0.679
previously 0.672
published 0.669
dependent 0.667
await 0.666
asynchronous 0.663
ought 0.657
consequently 0.655
evaluated 0.652
hopes 0.651
married 0.651
assign 0.648
inserted 0.646
supported 0.646
consequence 0.645
happiness 0.645
apparent 0.642
handy 0.628
travelling 0.624
desirable 0.623
angry 0.622
lots 0.618
encode 0.614
entered 0.613
indicated 0.613
announce 0.609
fantastic 0.596
referenced 0.594
substantially 0.593
extremely 0.592
primitive 0.582
instant 0.581
fellow 0.58
fixes 0.573
indeed 0.569
approved 0.559
laid 0.559
relation 0.559
world's 0.558
commonly 0.556
everywhere 0.556
broadly 0.553
non 0.553
basis 0.552
corresponding 0.548
personally 0.548
stem 0.548
easiest 0.547
synthesis 0.547
elevated 0.546
matched 0.544
gross 0.54
alert 0.536
operating 0.536
sending 0.536
edited 0.535
says 0.526
sufficiently 0.526
wondering 0.525
certainly 0.519
confusing 0.517
presented 0.508
pretty 0.505
compatible 0.501
effort 0.495
represented 0.495
fashion 0.492
placed 0.492
latter 0.487
persons 0.484
medium 0.48
ill 0.479
amounts 0.477
fairly 0.475
fun 0.474
suggested 0.474
derive 0.469
greatest 0.468
huge 0.468
excited 0.465
hundreds 0.461
developed 0.452
whereas 0.451
behaviour 0.45
notation 0.447
reuse 0.447
beautiful 0.446
easily 0.444
subsequent 0.442
virtually 0.441
distinguished 0.44
except 0.437
avoided 0.436
stats 0.435
variation 0.435
episode 0.432
etc 0.432
newly 0.43
relatively 0.43
submitted 0.43
occurs 0.428
edit 0.427
obtain 0.422
differences 0.418
answered 0.417
previous 0.408
automatically 0.407
prior 0.407
trait 0.406
trivial 0.405
defined 0.404
occur 0.404
subscribe 0.404
min 0.402
ago 0.399
posting 0.397
associated 0.396
called 0.396
edition 0.395
complicated 0.39
currently 0.388
stupid 0.386
obtained 0.385
add 0.382
gotten 0.381
native 0.378
problems 0.378
favourite 0.377
publish 0.377
secondary 0.377
extent 0.374
lib 0.374
aside 0.369
brown 0.369
enabled 0.367
observed 0.367
magnitude 0.365
refer 0.364
exception 0.363
perhaps 0.363
improvements 0.361
proved 0.361
disabled 0.36
removed 0.357
majority 0.356
fact 0.355
typical 0.348
probably 0.347
releasing 0.343
bind 0.342
related 0.341
otherwise 0.339
encouraged 0.338
little 0.334
guess 0.333
useful 0.333
hardly 0.331
beginning 0.33
explicitly 0.33
slides 0.325
realize 0.324
difficulty 0.323
enter 0.323
lists 0.323
thanks 0.318
sometimes 0.317
throw 0.317
anywhere 0.316
greater 0.316
divided 0.315
showed 0.315
permit 0.313
answers 0.307
doubt 0.306
print 0.305
degree 0.304
nowadays 0.303
publishing 0.299
produce 0.298
biggest 0.293
latest 0.293
poor 0.29
particular 0.289
talks 0.288
cool 0.283
producing 0.282
red 0.281
opinion 0.277
outer 0.277
quote 0.277
done 0.276
high 0.276
soon 0.275
killed 0.274
noted 0.27
formed 0.267
consists 0.262
functional 0.262
normally 0.262
interesting 0.261
produced 0.26
really 0.26
view 0.26
well 0.26
theme 0.258
large 0.257
encourage 0.256
quite 0.255
receive 0.255
uncommon 0.255
ordered 0.254
suggestion 0.254
remove 0.253
hope 0.252
scope 0.248
course 0.247
search 0.246
compared 0.245
shows 0.244
suppose 0.243
sufficient 0.242
talking 0.242
zip 0.241
answering 0.24
added 0.239
similar 0.239
topic 0.238
white 0.238
downloading 0.237
quit 0.237
declare 0.235
major 0.235
describes 0.234
getting 0.234
assuming 0.233
allow 0.232
odd 0.231
completely 0.23
tail 0.229
giving 0.227
event 0.225
easy 0.224
general 0.224
presentation 0.223
see 0.223
caused 0.22
get 0.219
shortly 0.219
followed 0.217
questions 0.217
removing 0.216
required 0.215
extend 0.213
lets 0.211
available 0.209
computed 0.209
participate 0.208
above 0.206
accepted 0.205
definition 0.205
discussion 0.202
tested 0.202
dashboard 0.196
lot 0.191
groups 0.19
better 0.189
interested 0.189
stick 0.189
task 0.189
apply 0.188
collect 0.187
tracked 0.187
fail 0.186
great 0.186
helpful 0.185
helped 0.184
returned 0.182
normal 0.177
contains 0.175
master 0.175
newer 0.175
fat 0.174
working 0.174
removal 0.173
submit 0.173
obvious 0.172
give 0.171
shown 0.17
compare 0.169
discussed 0.169
curves 0.168
group 0.167
severe 0.167
big 0.166
modification 0.164
tedious 0.162
passed 0.161
started 0.16
shall 0.159
strongly 0.159
composed 0.158
addition 0.157
covered 0.156
occasionally 0.156
special 0.156
writes 0.156
standard 0.154
changes 0.152
sure 0.152
received 0.151
mild 0.15
nuclei 0.149
thousands 0.149
mainly 0.148
problem 0.148
enough 0.147
black 0.145
generic 0.144
joined 0.143
almost 0.142
topics 0.142
calling 0.141
think 0.141
included 0.139
referred 0.137
detected 0.134
perform 0.133
wonderful 0.133
announced 0.132
appeared 0.132
contain 0.132
registered 0.131
reports 0.131
contents 0.13
custom 0.126
mean 0.126
rid 0.126
died 0.125
extended 0.125
nice 0.125
attribute 0.123
errors 0.123
migration 0.123
common 0.121
make 0.121
consist 0.119
hard 0.119
served 0.118
wish 0.118
happen 0.116
unless 0.116
series 0.11
stored 0.109
unfortunately 0.107
brought 0.106
additional 0.104
rough 0.103
whenever 0.103
derived 0.1
today 0.1
try 0.098
usual 0.097
bunch 0.096
totally 0.096
listed 0.093
seems 0.092
subsequently 0.092
cause 0.091
locally 0.088
talk 0.086
point 0.085
reason 0.085
ratio 0.084
basically 0.083
declared 0.083
identified 0.083
kinds 0.083
meetings 0.083
seen 0.081
worst 0.08
form 0.079
trouble 0.079
bad 0.076
follow 0.076
top 0.076
width 0.076
question 0.075
discuss 0.074
grown 0.073
open 0.071
defining 0.066
scheme 0.064
service 0.063
example 0.062
intend 0.061
want 0.06
comments 0.059
built-in 0.057
using 0.056
end 0.055
largest 0.054
adopted 0.049
coming 0.049
joining 0.049
parts 0.047
papers 0.045
send 0.043
easier 0.042
things 0.041
de 0.04
intended 0.04
invite 0.039
allowed 0.038
closed 0.038
sent 0.038
loaded 0.035
below 0.034
batch 0.03
happy 0.03
time 0.03
expect 0.029
learn 0.028
earlier 0.027
able 0.025
following 0.025
proud 0.023
function 0.021
independent 0.02
work 0.02
`,
  function_words: `
nor -0.838
neither 0.752
upon -0.559
either -0.418
via -0.417
that's 0.385
despite 0.366
having -0.35
since 0.319
before 0.295
whom -0.28
without 0.27
although -0.269
every 0.267
who 0.262
ever -0.258
it's 0.251
where 0.23
within 0.214
less 0.208
other -0.2
often 0.198
per 0.197
once 0.196
else 0.195
whether 0.195
back 0.187
one 0.186
into -0.18
all -0.179
another -0.179
each 0.178
though -0.169
am -0.164
here -0.157
until 0.157
among -0.156
along 0.155
doing -0.152
off 0.149
even -0.148
very -0.145
yet -0.141
some -0.138
them 0.137
being -0.135
same 0.131
never 0.129
toward -0.122
because 0.121
must -0.12
few -0.118
it 0.118
own 0.117
both -0.116
many -0.116
what 0.116
under 0.112
much -0.111
still 0.108
how -0.107
least 0.107
also -0.104
if 0.104
about 0.101
do -0.101
beyond 0.097
away -0.096
then -0.096
during -0.094
been 0.09
would 0.086
through 0.085
will -0.083
whose 0.079
towards 0.076
up 0.075
again -0.074
did 0.071
but -0.07
has 0.066
more -0.066
an -0.063
no 0.063
across 0.062
down 0.062
these -0.062
at 0.061
she 0.06
any -0.057
could 0.057
while 0.057
why 0.057
now -0.056
have -0.052
he -0.051
of -0.05
between 0.049
can 0.047
over -0.047
so 0.047
as -0.045
several -0.045
a 0.044
her 0.042
always -0.041
around 0.039
in -0.039
from -0.038
however 0.038
they 0.038
those -0.038
his -0.037
are -0.035
is 0.035
when -0.033
rather 0.032
than 0.032
does 0.031
such -0.025
on 0.024
had 0.022
`,
  machine_phrasing: `
turning point 1.846
is real 1.821
here's how 1.765
thank you for 1.632
here's the 1.582
adjust the 1.571
here's a 1.56
and i'll 1.519
hinting at 1.515
how it works 1.476
you're looking 1.461
calculate the 1.397
beneficial for 1.276
your specific 1.274
a desperate 1.254
the shared 1.253
feeling a 1.242
they believe 1.236
thick with 1.236
of excitement 1.234
whispers of 1.233
delves into 1.232
due to their 1.223
delve into 1.212
learned to 1.211
can offer 1.203
outweigh the 1.186
highly recommend 1.185
several reasons 1.175
wasn't just 1.159
solace in 1.156
voice steady 1.15
aligns with 1.146
investigates the 1.139
struggle with 1.139
depth and 1.138
ensures that 1.134
a distant 1.129
relying solely 1.121
was determined 1.119
it's like 1.107
areas for 1.103
stumbled upon 1.085
artificial intelligence 1.084
consequences for 1.083
a moral 1.078
aim for 1.077
is a complex 1.072
it sounds 1.071
evidence to 1.07
that feels 1.068
in summary 1.064
excitement and 1.051
underscores the 1.045
valuable insights into 1.044
and it can 1.041
based on your 1.03
could you 1.027
friendly and 1.024
a figure 1.02
align with 1.019
fueled by 1.013
not just about 1.006
to adjust 1.001
to uncover 0.999
several factors 0.992
across various 0.984
create a sense 0.982
of connection 0.982
you're in 0.98
reflecting the 0.976
a conversation 0.965
examines the 0.961
offer a 0.953
contribute to a 0.95
can vary 0.944
highlighting the 0.936
essence of 0.926
echoes of 0.925
eager to 0.923
would likely 0.923
behind a 0.913
the chaos 0.911
valuable insights 0.908
not just the 0.905
this can lead 0.893
blend of 0.891
shaped by 0.89
connection to the 0.883
a soft 0.88
the way for 0.877
the shadows 0.875
emphasizing the 0.873
by incorporating 0.871
it wasn't 0.869
tapestry of 0.868
highlights the 0.866
known for its 0.865
seeking to 0.865
a surge 0.864
emphasizes the 0.862
regardless of their 0.859
rooted in 0.856
her voice 0.851
a silent 0.845
in this study 0.844
known for 0.843
people may 0.84
a stark 0.836
scanning the 0.835
would you 0.833
advocating for 0.829
becomes more 0.827
cultural and 0.825
a mix of 0.824
potential risks 0.821
creativity and 0.819
the living 0.819
or simply 0.818
reveals that 0.818
the debate 0.818
prepared for 0.812
the counter 0.812
can provide 0.805
while some 0.804
a gentle 0.802
believe that the 0.802
his voice 0.801
concerns about the 0.8
and complex 0.797
would you like 0.795
it's crucial 0.794
took a deep 0.792
a beacon 0.789
a secret 0.788
struggling with 0.787
allowing for 0.786
deeper into 0.784
becomes a 0.781
delve into the 0.781
looked around 0.779
making them 0.779
to question 0.779
be beneficial 0.777
can sometimes 0.775
it felt 0.774
and that the 0.773
a symbol of 0.772
a pivotal 0.771
as a means 0.769
in conclusion 0.764
transparency and 0.764
even as 0.763
a strange 0.759
with something 0.757
emphasize the 0.75
found himself 0.747
the emotional 0.747
despite their 0.745
a lasting 0.742
advancements in 0.741
didn't know 0.741
safe and 0.74
empathy and 0.737
a whisper 0.735
a mix 0.729
relationships between 0.729
insights into the 0.727
voice barely 0.717
was ready 0.717
exactly the 0.716
it's essential 0.716
it's important to 0.715
my voice 0.715
a broader 0.711
to restore 0.71
could potentially 0.709
not just a 0.707
the necessary 0.707
and prevent 0.705
can enhance 0.705
to note that 0.703
led to a 0.701
that require 0.7
positive impact 0.699
important to note 0.698
reliance on 0.698
their relationship 0.698
efficient and 0.693
its potential 0.693
a hidden 0.69
sensitivity to 0.689
solely on 0.688
had always 0.687
a subtle 0.686
aim to 0.686
a testament to 0.685
and relationships 0.683
from her 0.682
and reducing 0.68
couldn't help but 0.679
not merely 0.679
making it 0.678
despite this 0.676
led by 0.675
method for 0.674
is a critical 0.672
it's crucial to 0.671
individuals to 0.67
a collective 0.668
it's essential to 0.667
make a difference 0.666
solutions that 0.665
creates a 0.661
can reduce 0.66
which can help 0.66
appreciate the 0.658
beneath the 0.655
testament to 0.654
argues that 0.653
options for 0.652
patterns that 0.652
drawn to 0.646
of wonder 0.646
if it's 0.643
of hope 0.642
even when 0.641
communication and 0.64
and emotional 0.638
by reducing 0.637
a mysterious 0.636
can also help 0.636
can generate 0.632
to maximize 0.632
can feel 0.63
finding a 0.629
the most significant 0.629
the narrative 0.629
a genuine 0.625
ensuring that the 0.625
resilience and 0.624
implications for 0.621
are crucial 0.62
amidst the 0.619
the realm 0.619
and your 0.618
gap between 0.615
it is important 0.615
the atmosphere 0.615
you're not 0.613
interplay between 0.612
navigate the 0.612
that her 0.611
and reduce 0.608
isn't just 0.607
linked to 0.606
symbol of 0.6
despite these 0.599
they are more 0.599
loved ones 0.597
the consequences of 0.597
a testament 0.596
had become 0.596
help but 0.595
uncover the 0.595
or if 0.593
couldn't help 0.592
it's important 0.592
it's always 0.591
something new 0.591
each other's 0.589
she asked 0.589
effectiveness of our 0.585
the essence of 0.585
are designed to 0.583
the world around 0.581
a journey 0.58
reminder of the 0.58
resonate with 0.58
the consequences 0.58
respect and 0.576
rates and 0.574
the choice 0.573
the study 0.573
speed and 0.572
techniques to 0.571
she looked 0.57
struggling to 0.567
the implications 0.566
and fear 0.564
influenced by 0.563
found myself 0.562
heavily on 0.562
making it a 0.562
and a sense 0.561
signs of 0.56
personal growth 0.557
with a sense 0.557
a valuable 0.556
a wider 0.555
individuals are 0.554
gain a 0.553
perspective on 0.553
particularly in 0.552
tailored to 0.552
a comprehensive 0.551
and potential 0.55
engage with 0.55
of love 0.55
in a way 0.549
ensure that 0.547
has made 0.547
leading to a 0.547
around them 0.546
the fight 0.543
to minimize 0.543
turned into 0.543
something else 0.541
shift in 0.54
including the 0.537
but their 0.536
through my 0.536
is crucial 0.535
and ethical 0.534
it's about 0.534
across different 0.531
a growing 0.528
caused by the 0.528
capture the 0.526
the most effective 0.525
world around 0.525
has the potential 0.523
innovation and 0.523
the implications of 0.52
depends on 0.517
driven by 0.515
stress and 0.515
role in shaping 0.514
and ensuring 0.513
the air was 0.513
a strategic 0.512
factors such as 0.512
factors such 0.511
the dangers 0.509
felt like 0.508
landscape of 0.507
a deeper understanding 0.505
into her 0.505
and potentially 0.504
testament to the 0.504
and cultural 0.501
the quiet 0.501
goods and 0.5
like me 0.499
a competitive 0.498
reality of 0.495
and quality 0.494
and understanding 0.494
presents a 0.492
enhancing the 0.491
the fundamental 0.491
is both 0.49
strengths and 0.49
is crucial for 0.489
the boundaries of 0.488
crucial for 0.487
a quiet 0.484
are essential for 0.484
and respect 0.481
of reality 0.48
is important to 0.478
has shown that 0.477
to evolve 0.476
it is essential 0.475
them with 0.475
and societal 0.473
allowing them 0.472
as if the 0.471
critical thinking 0.471
of responsibility 0.471
patterns and 0.471
the sound 0.471
while still 0.47
while it is 0.466
the spread of 0.465
help reduce 0.461
you like to 0.461
forced to 0.458
knowledge of 0.457
intelligence and 0.455
feel more 0.453
this could 0.452
with local 0.452
a significant 0.451
the statement 0.45
a lifetime 0.449
the benefits 0.449
the unique 0.449
a shift 0.448
and the potential 0.448
the rise of 0.448
argue that the 0.447
for further 0.447
choice for 0.446
insights into 0.446
is a crucial 0.446
offers a 0.446
a critical 0.445
in various 0.445
provide valuable 0.445
informed decisions 0.444
it's not just 0.444
the realm of 0.444
of something 0.442
the evidence 0.441
there are several 0.44
to challenge 0.439
driven by a 0.437
also help 0.434
implications of 0.434
it's the 0.43
to experience 0.428
a vast 0.427
argue that 0.427
more than just 0.426
consider the 0.423
is often 0.422
and her 0.42
investigate the 0.42
not just 0.419
the complexities 0.419
realm of 0.418
the significance of 0.417
on her 0.415
a rich 0.412
serves as 0.412
the potential to 0.412
has led to 0.411
someone who 0.41
that requires 0.408
a vital 0.407
like a 0.407
future generations 0.406
struggled to 0.405
rise of 0.404
the darkness 0.403
which could 0.403
focusing on 0.402
it is crucial 0.402
to note 0.401
the potential for 0.399
this can 0.399
boundaries of 0.398
the potential of 0.398
knowledge and 0.397
their unique 0.397
a profound 0.396
their personal 0.395
this could be 0.393
crucial role in 0.392
offering a 0.392
are several 0.39
for personal 0.39
to address this 0.389
a society 0.388
can help to 0.387
relationship with 0.387
make decisions 0.386
complexities of 0.384
it difficult to 0.384
a symbol 0.383
the sense of 0.383
a world that 0.382
from various 0.382
it can also 0.38
has shown 0.378
to capture the 0.378
became a 0.377
found a 0.377
idea that 0.377
the concept 0.377
a powerful 0.376
deeper understanding of 0.376
the weight of 0.375
that while 0.374
the cold 0.374
trust and 0.373
to protect 0.372
upon a 0.372
analyzing the 0.369
the spread 0.368
are often 0.367
a way that 0.366
diversity and 0.366
ensure that the 0.366
result in a 0.365
a personal 0.364
due to its 0.364
the findings 0.364
is a significant 0.363
the complexities of 0.362
the essence 0.361
the act 0.36
on the other 0.359
reminder that 0.359
to consider 0.359
played a 0.358
sounds like 0.357
world where 0.357
create a 0.356
fostering a 0.351
in ways 0.351
the weight 0.351
the idea that 0.35
their future 0.35
more effectively 0.349
consequences of 0.348
learning to 0.348
a focus 0.347
and challenges 0.347
serves as a 0.346
the importance of 0.346
a deep 0.344
significance of 0.344
the collective 0.343
important to 0.342
to its 0.342
based on 0.341
essential for 0.341
she said 0.341
could also 0.34
explores the 0.339
make informed decisions 0.339
understanding and 0.338
to process 0.337
deeper understanding 0.336
feeling the 0.335
for individuals 0.335
weight of 0.335
a reminder 0.334
the significance 0.334
across multiple 0.333
moments of 0.333
a crucial role 0.332
and innovation 0.332
significant impact on 0.332
most significant 0.331
the context 0.331
aims to 0.327
learning process 0.327
for future 0.326
he knew that 0.326
to prioritize 0.326
but a 0.325
the importance 0.325
which can 0.325
my own 0.324
to various 0.324
resources and 0.323
the intricate 0.323
path to 0.322
the vast 0.319
quality and 0.318
effectiveness of 0.314
remains a 0.314
the specific 0.313
to increased 0.311
what was 0.311
a sudden 0.31
addressing the 0.308
respect for 0.308
commitment to 0.307
evaluate the 0.307
felt a 0.307
through their 0.307
a compelling 0.306
filled with 0.304
understanding of the 0.304
understanding the 0.304
a complex 0.303
a study 0.302
the boundaries 0.302
complexity and 0.301
our understanding of 0.3
perspectives and 0.299
what if 0.298
connection to 0.297
to connect with 0.297
thoughts and 0.296
between different 0.294
a place 0.293
our approach 0.293
the dark 0.292
the natural 0.292
the plan 0.292
a focus on 0.29
a balance between 0.289
foster a 0.287
the quality 0.286
a balanced 0.285
the quality of 0.284
approached the 0.283
be more 0.282
reduce the 0.282
the effectiveness of 0.28
the local 0.28
insight into 0.279
complex and 0.278
shaping the 0.277
and resilience 0.276
more efficient 0.276
significant role in 0.276
a significant impact 0.275
and maintaining 0.275
surge of 0.274
and determination 0.273
the edge of 0.273
reducing the 0.272
than just 0.272
balance between 0.271
importance of 0.271
who may 0.271
of knowledge 0.269
the soft 0.269
a combination of 0.268
designed to 0.267
potential for 0.267
a diverse 0.265
always been 0.265
crucial role 0.265
that moment 0.265
the hum 0.265
knew that 0.264
to create a 0.263
a sign 0.262
and may 0.261
could lead 0.256
ensuring that 0.256
understand and 0.254
a deeper 0.253
address this 0.252
and sustainable 0.252
challenge of 0.252
of natural 0.252
the potential 0.251
the beauty 0.25
reminder of 0.247
on its 0.246
over their 0.245
spread of 0.245
is not just 0.244
mix of 0.244
the crowd 0.243
as they 0.242
complexity of 0.242
determined to 0.242
in recent 0.241
is particularly 0.239
has led 0.238
the ethical 0.238
not a 0.237
while also 0.237
can lead 0.235
it was a 0.235
this approach 0.235
their actions 0.234
feels like 0.233
our understanding 0.232
examining the 0.231
can lead to 0.23
seen as a 0.23
to pursue 0.23
a reminder of 0.229
are designed 0.229
struggle to 0.229
and opportunities 0.228
effective in 0.228
suggests that 0.228
to a more 0.228
cycle of 0.227
leading to 0.227
the rise 0.224
a lack of 0.223
focusing on the 0.222
the edge 0.222
and knowledge 0.221
can significantly 0.221
a cold 0.22
and improve 0.218
individuals and 0.218
is essential to 0.218
while the 0.218
stability and 0.217
based on their 0.215
more likely to 0.215
challenges and 0.214
it's a 0.213
purpose and 0.213
can be a 0.211
often have 0.211
to succeed 0.211
a combination 0.21
of shared 0.21
a lack 0.209
is important 0.209
a sense 0.208
a sense of 0.208
moment of 0.208
the physical 0.206
address these 0.205
and security 0.205
to mitigate 0.205
risks and 0.204
benefits of 0.203
the challenge of 0.203
a slow 0.202
shown that 0.202
that seemed 0.202
that these 0.202
the integration of 0.202
a form 0.201
about your 0.201
improve their 0.201
the concept of 0.201
a culture of 0.2
concerns about 0.2
curiosity and 0.2
the limitations of 0.2
to navigate 0.199
and values 0.198
and human 0.197
needs and 0.196
significant impact 0.196
ensure the 0.195
play a crucial 0.195
to consider the 0.195
beyond the 0.194
lies in 0.194
of social 0.194
the journey 0.194
the gap 0.193
the stage 0.193
could lead to 0.192
that their 0.192
the truth 0.192
against the 0.19
more likely 0.19
rather than 0.189
the true 0.189
and promoting 0.187
are more likely 0.186
air was 0.183
to stay 0.182
whether you're 0.182
to explore 0.181
understanding of 0.181
contributes to 0.18
interactions with 0.18
understand the 0.179
that had 0.177
and promote 0.175
and social 0.175
and perspectives 0.174
and ensure 0.173
decline in 0.173
the need for 0.17
our findings 0.169
the nature of 0.169
a voice 0.168
on various 0.168
with your 0.167
the feeling 0.165
a physical 0.164
could be a 0.164
while it 0.164
to address 0.163
the experience 0.162
may not be 0.161
and provide 0.16
with others 0.16
can create a 0.158
this study 0.158
be challenging 0.157
need for 0.157
power and 0.157
providing a 0.157
a more 0.156
such as 0.156
and feelings 0.155
success in 0.153
a fundamental 0.152
its ability to 0.152
and identify 0.15
their ability to 0.149
and professional 0.148
crucial to 0.148
the silence 0.148
their ability 0.147
engaging in 0.146
proposed method 0.145
looked up 0.144
decisions and 0.143
explore the 0.141
nature of 0.141
his mind 0.14
a clear 0.139
integration of 0.136
is essential for 0.136
a positive 0.135
quality of 0.133
to adapt 0.133
sense of 0.132
and provide a 0.13
just the 0.13
the complex 0.13
to address the 0.129
to overcome 0.129
at me 0.128
feeling that 0.128
values and 0.127
sitting in 0.126
patterns in 0.124
and his 0.123
just a 0.123
for its 0.122
to ensure 0.122
in shaping 0.12
its own 0.12
navigating the 0.12
the benefits of 0.12
they might 0.12
approach that 0.119
what do you 0.119
her own 0.118
willing to 0.118
can help 0.117
led to 0.116
it could 0.114
the impact 0.114
culture of 0.113
is essential 0.113
adapt to 0.111
examine the 0.11
make informed 0.11
the effectiveness 0.11
a world where 0.108
seen as 0.108
to different 0.108
for success 0.106
not because 0.105
progress and 0.105
to acknowledge 0.105
resulting in 0.104
the interplay 0.104
with its 0.104
impact of 0.102
in a world 0.102
her mind 0.101
learning from 0.1
appreciation for 0.099
by focusing 0.099
capacity to 0.098
the long-term 0.098
while others 0.095
who can 0.095
can provide a 0.093
continues to 0.092
its ability 0.092
the integrity 0.091
to foster 0.091
a global 0.089
the nature 0.089
potential to 0.088
lead to a 0.087
or other 0.087
act of 0.086
of being 0.086
address the 0.085
integrity of 0.083
and experiences 0.082
approach is 0.082
benefits and 0.082
impact on 0.082
creating a 0.081
tied to 0.081
focus on 0.08
to achieve 0.08
maintaining a 0.078
that could 0.078
which can lead 0.078
a healthy 0.077
the screen 0.077
who had 0.077
methods to 0.076
concept of 0.075
began to 0.074
around him 0.073
context and 0.071
hum of 0.069
decisions about 0.068
a human 0.064
to ensure the 0.061
focus on the 0.06
to maintain 0.06
a crucial 0.058
serve as a 0.058
to engage 0.058
a culture 0.057
a hint of 0.056
may not 0.056
took a 0.055
advocate for 0.054
mitigate the 0.054
they may 0.054
in today's 0.052
are essential 0.051
may be more 0.051
the horizon 0.051
argued that 0.05
built on 0.049
contribute to 0.049
create a more 0.049
the voice 0.049
allows for 0.047
they often 0.047
highlight the 0.043
a desire 0.042
had never 0.042
is its 0.042
the conversation 0.042
the power 0.042
that can 0.037
it difficult 0.035
a reminder that 0.034
feel a 0.034
provide a 0.034
to recognize 0.033
balance of 0.032
the relationship between 0.032
but also 0.031
of power 0.03
case studies 0.029
a young 0.028
around us 0.028
by analyzing 0.026
to reduce 0.025
depth of 0.024
is crucial to 0.024
of their 0.024
lack of 0.023
could feel 0.022
enhance the 0.021
`,
  human_phrasing: `
the the 1.675
and or 1.56
shown in 1.515
to date 1.446
as is 1.443
once again 1.44
with which 1.405
over the last 1.354
here we 1.344
one of these 1.305
off of 1.291
on twitter 1.241
independent of 1.239
very important 1.234
improvements to 1.231
and as 1.226
now that 1.207
the above 1.187
do in 1.159
support of 1.153
almost all 1.148
in another 1.14
will see 1.138
very well 1.133
are working 1.132
sense to 1.109
will be a 1.106
all this 1.099
we call 1.095
now available 1.063
to not 1.063
for more information 1.05
be sure 1.048
the major 1.045
are to 1.044
because we 1.037
discussed in 1.031
you can also 1.031
that means 1.028
as with 1.026
are interested in 1.019
together with 1.011
you can read 1.005
we then 1.001
at the beginning 1
do not know 0.978
as to 0.976
of interest 0.975
at the moment 0.97
a total of 0.967
just like 0.962
learn how 0.954
used a 0.953
to increase 0.95
our first 0.943
on github 0.942
to announce 0.942
is to be 0.931
the time of 0.931
read more 0.927
use cases 0.927
for more details 0.922
and running 0.917
a look at 0.915
and give 0.914
of the new 0.912
via the 0.91
all that 0.905
and thus 0.905
or not 0.902
in such a 0.9
as such 0.898
sent to 0.888
in each 0.887
respect to 0.887
check out the 0.884
and others 0.879
to thank 0.874
and of 0.865
to which 0.847
what are 0.846
and so on 0.837
all other 0.824
since i 0.814
of questions 0.811
similar to the 0.805
how can 0.8
we used 0.795
use to 0.791
so as 0.783
the national 0.779
for all the 0.778
was that 0.776
be of 0.775
there any 0.773
greater than 0.771
and only 0.768
compared with 0.767
is called 0.761
will get 0.761
this change 0.756
all over 0.755
present in 0.75
opposed to 0.748
the large 0.747
figure out 0.743
useful to 0.741
all of the 0.729
was to 0.728
no other 0.723
from our 0.722
one or more 0.719
this kind of 0.716
the problem is 0.714
used by 0.713
many more 0.711
to and 0.71
over to 0.709
copy of 0.708
you can find 0.704
an important 0.702
can i 0.702
lots of 0.702
the different 0.7
you can now 0.7
in more 0.698
of such 0.698
familiar with 0.696
of course 0.695
function of 0.69
only in 0.686
like this 0.682
time the 0.681
a point 0.678
a much 0.677
in other 0.677
all of our 0.676
the great 0.675
get an 0.673
to that 0.671
except for 0.67
the course of 0.67
and from 0.663
we found 0.66
other than 0.655
we would like 0.655
to them 0.651
see how 0.649
pretty much 0.647
quite a 0.647
we show 0.646
when he 0.643
announce that 0.64
he did 0.639
with our 0.639
you can get 0.635
with this 0.633
results in 0.627
can be found 0.624
is required 0.622
advantage of 0.62
think it 0.62
so much 0.618
was able to 0.617
the problems 0.615
get involved 0.611
when using 0.611
but if 0.609
the help 0.608
such a 0.606
as in the 0.603
useful for 0.603
we hope 0.603
which we 0.601
an example of 0.6
check out 0.599
ought to 0.599
to serve 0.59
questions are 0.589
in most 0.587
any of the 0.584
but you 0.58
the basis 0.58
problem with 0.579
and used 0.576
are so 0.576
at this point 0.576
of any 0.576
not so 0.574
best of 0.566
as our 0.565
in particular 0.564
the greatest 0.563
are using 0.562
bunch of 0.561
to allow 0.561
effort to 0.558
the form of 0.558
could not 0.557
in fact 0.557
the more 0.557
of all 0.556
all of these 0.552
be no 0.552
is so 0.549
work for 0.549
that we are 0.548
a quick 0.547
deal with 0.547
to all 0.544
you use 0.543
goal of 0.538
as opposed 0.537
available to 0.534
them and 0.534
so that it 0.532
a huge 0.53
we use 0.53
are in the 0.528
the normal 0.528
if i 0.527
to enable 0.526
in all 0.525
give a 0.524
more than one 0.524
name of the 0.524
while we 0.524
learn more about 0.523
is useful 0.522
of all the 0.522
we decided 0.519
give the 0.518
and also 0.517
of other 0.517
come to 0.516
this and 0.516
and therefore 0.513
many other 0.512
with other 0.511
were to 0.509
let us 0.508
more information 0.507
it really 0.506
announce the 0.504
to introduce 0.503
are interested 0.501
difference between 0.5
to do so 0.5
which would 0.499
are made 0.497
improve the 0.496
but that 0.495
required to 0.495
so we 0.495
the list of 0.494
working with 0.492
they want 0.491
on how 0.49
produced by 0.49
we expect 0.49
you do not 0.49
as many 0.484
will have to 0.483
and more 0.482
we want to 0.481
that i have 0.478
it seems 0.477
prior to 0.477
you must 0.477
as we 0.476
the open 0.476
to some 0.476
be given 0.475
of our 0.475
that of 0.474
so far 0.473
this point 0.472
to use the 0.471
be removed 0.47
to be the 0.47
a similar 0.468
be done 0.468
is a good 0.466
we want 0.466
hundreds of 0.465
get the 0.461
basis of 0.457
more about 0.457
we now 0.457
for this 0.454
to give 0.451
something like 0.45
join the 0.446
the same time 0.446
this question 0.443
have seen 0.441
outside of 0.441
all these 0.44
we may 0.439
in general 0.437
thanks to 0.437
that in 0.437
to define 0.437
to include 0.436
for example 0.435
to write 0.433
are used 0.432
very much 0.432
how we 0.431
in to 0.431
go through 0.43
but there 0.429
make this 0.429
a given 0.428
a total 0.428
to make it 0.425
is available 0.424
possible to 0.423
same time 0.421
at that 0.419
for which 0.419
of an 0.419
where we 0.419
is being 0.418
working on 0.418
of time 0.417
all the 0.416
an additional 0.416
for some 0.412
will have 0.412
all your 0.41
which will 0.41
an easy 0.409
it has been 0.408
we see 0.408
going to be 0.406
to produce 0.406
for that 0.403
learn more 0.403
the example 0.402
think that 0.402
to deal with 0.402
we are 0.4
we will be 0.4
included in 0.399
since the 0.398
time of 0.398
a question 0.397
and at 0.397
since it 0.396
in this 0.395
much more 0.395
that we can 0.392
new to 0.391
or less 0.389
what a 0.387
do to 0.384
that we have 0.384
questions that 0.381
that we 0.38
a number of 0.379
if it is 0.379
are very 0.378
more details 0.378
in which the 0.374
be found 0.372
get it 0.372
of things 0.371
or you 0.371
or in 0.369
used the 0.368
to our 0.367
which you 0.364
kinds of 0.363
appears to 0.362
try to 0.362
is now 0.361
that there is 0.361
because of the 0.36
sort of 0.359
find out 0.358
to obtain 0.358
the previous 0.357
because of 0.356
how do 0.355
is done 0.355
will probably 0.355
look at 0.354
that time 0.354
to put 0.354
as you 0.353
are going to 0.351
not need 0.351
the basic 0.351
would not 0.351
pleased to 0.35
to show 0.349
to me 0.348
take a look 0.347
is the first 0.346
refer to 0.346
that were 0.346
see the 0.345
think the 0.345
a result 0.344
and so 0.344
to send 0.343
this was 0.341
and were 0.336
available for 0.336
and in the 0.335
is that the 0.335
which the 0.335
to look at 0.334
a bunch of 0.333
that it's 0.333
one or 0.332
did not 0.331
as in 0.33
she will 0.33
the goal of 0.329
we do 0.329
not to 0.328
time i 0.328
will also 0.327
to make sure 0.326
that will 0.323
as part of 0.322
can find 0.321
have any 0.321
if there is 0.321
to get 0.321
of these 0.32
hope to 0.318
as part 0.317
in which 0.317
seems to be 0.316
which they 0.316
we will 0.315
will be the 0.314
is a very 0.313
to use 0.313
a lot 0.312
know that 0.312
to start 0.311
work in 0.31
and many 0.309
there is a 0.308
associated with 0.307
be useful 0.307
for us 0.307
we all 0.307
was not 0.306
will not be 0.306
and all 0.305
of this 0.305
help the 0.304
to you 0.304
have to be 0.303
in our 0.303
those of 0.303
out of the 0.302
use your 0.302
these two 0.301
at the time 0.3
have no 0.3
in and 0.3
are called 0.296
out the 0.294
the general 0.294
which have 0.293
then i 0.292
the latest 0.291
for more 0.289
to get a 0.287
read the 0.286
as a result 0.285
do i 0.285
the new 0.285
available in 0.282
bit more 0.282
the latter 0.282
similar to 0.281
a first 0.28
majority of 0.28
a problem 0.279
you can see 0.279
parts of 0.278
so on 0.278
to solve 0.277
and how 0.273
having to 0.272
set of 0.272
from that 0.271
is really 0.27
for it 0.268
in the past 0.268
up the 0.267
where to 0.267
in any 0.265
a little 0.264
do not have 0.264
to have 0.264
were the 0.264
to pass 0.263
on top 0.262
support for 0.262
to do 0.262
to help 0.262
in the last 0.26
think of 0.259
be in 0.258
needs to 0.258
rest of the 0.258
when you are 0.256
am not 0.255
can get 0.255
in order to 0.254
one of the 0.254
some of the 0.254
we also 0.254
called the 0.253
the majority 0.253
well as 0.253
are no 0.251
not know 0.25
will continue to 0.25
is also 0.249
many of 0.249
to tell 0.249
each of the 0.248
list of 0.248
a new 0.247
some time 0.247
used in 0.246
when we 0.246
was in 0.245
more and 0.243
seem to 0.243
as well as 0.242
is very 0.242
that are 0.241
hard to 0.24
the process 0.239
it makes 0.238
to work on 0.238
help of 0.237
order to 0.236
of many 0.235
of the same 0.235
a bunch 0.234
information about 0.234
to an 0.234
you have to 0.234
is one 0.232
in every 0.231
us in 0.23
each of 0.229
feel free to 0.229
in addition 0.229
the us 0.229
to join 0.229
found in 0.228
to contribute 0.228
that all 0.227
now have 0.225
see a 0.225
to call 0.223
used for 0.223
the largest 0.222
have an 0.219
it will 0.219
more and more 0.219
with us 0.218
of some 0.217
there is an 0.217
is made 0.216
what the 0.216
a function 0.215
are in 0.215
your own 0.215
can read 0.214
after the 0.213
at the end 0.212
information on 0.212
on top of 0.212
the united 0.211
and are 0.21
as well 0.21
out in 0.209
used as 0.209
or three 0.207
see that 0.207
if we 0.206
the point 0.206
there are two 0.206
is to 0.203
long as 0.203
that is 0.202
do with 0.201
put the 0.2
or by 0.199
for now 0.198
was done 0.198
and get 0.197
and in 0.197
from this 0.196
with all 0.196
to deal 0.195
be on 0.194
consists of 0.194
the average 0.194
lot of 0.192
in order 0.191
and to 0.189
this case 0.189
first time 0.188
in an 0.187
part of the 0.187
to know 0.187
a number 0.185
and what 0.185
for all 0.185
of people 0.185
parts of the 0.185
which i 0.185
easier to 0.184
the past 0.184
for people 0.182
found in the 0.182
the question 0.182
take a 0.18
to get the 0.179
case of 0.177
with some 0.177
of those 0.173
is much 0.172
of that 0.172
there is 0.172
appear to 0.171
and other 0.17
that they 0.169
and when 0.168
what is the 0.168
if they 0.167
that for 0.167
the form 0.167
under the 0.167
and do 0.166
is always 0.166
same as 0.166
side of 0.166
most of the 0.165
in this case 0.164
it will be 0.164
of two 0.164
the help of 0.164
to apply 0.164
is only 0.163
is used 0.163
problem is 0.163
make a 0.162
don't want 0.161
but it is 0.16
one of 0.16
up and 0.159
end of the 0.158
but not 0.157
have also 0.157
as you can 0.155
be found in 0.153
to make 0.153
even though 0.152
to this 0.152
enough to 0.151
have done 0.151
we don't 0.151
were able 0.15
were able to 0.149
the course 0.148
not all 0.147
to be a 0.147
a lot of 0.146
are doing 0.146
can now 0.146
he is 0.144
the person 0.143
part of 0.142
of one 0.14
seems to 0.14
will continue 0.14
then we 0.139
about how 0.138
get a 0.137
to be 0.136
in the next 0.134
soon as 0.134
would like to 0.134
details of 0.133
not have 0.133
the same as 0.133
of the 0.132
we have a 0.132
a long time 0.131
work with 0.127
during the 0.126
that you 0.126
to work with 0.126
will use 0.126
a while 0.124
in the form 0.123
and with 0.122
so that the 0.122
was an 0.122
you may 0.122
of which 0.121
have to 0.12
will give 0.117
a list of 0.116
feel free 0.116
have had 0.116
he will 0.116
we show that 0.116
when i 0.116
allows you 0.115
the work 0.115
to work 0.115
is for 0.114
example of 0.113
question is 0.113
than one 0.113
changes to 0.112
so many 0.112
as soon 0.111
to use a 0.111
to the 0.11
as soon as 0.109
the last 0.109
the size of 0.109
called a 0.108
where you 0.108
from the 0.107
a look 0.106
all of 0.106
amount of 0.106
any of 0.106
how to 0.106
at any 0.105
some of 0.104
have not 0.103
a nice 0.102
as far 0.1
at least 0.099
the name of 0.099
down to 0.098
far as 0.098
has not 0.098
only one 0.097
would be 0.096
are the 0.093
addition to 0.092
will make 0.092
would have been 0.091
very different 0.09
some point 0.089
the rest of 0.089
we have 0.088
contains a 0.087
out of 0.087
was very 0.087
in the 0.086
on to 0.086
at some point 0.085
that he 0.083
to move 0.083
go to 0.082
very useful 0.082
the problem 0.081
to be able 0.081
interested in 0.079
going to 0.078
will take 0.078
can see 0.077
many of the 0.075
added to 0.074
for the 0.074
a good 0.071
for me 0.071
over the 0.07
we were 0.07
allows you to 0.069
have never 0.069
would like 0.069
sure you 0.068
to come 0.067
and how to 0.066
have a 0.066
have been 0.065
long time 0.065
because they 0.064
wanted to 0.063
if you have 0.062
to improve the 0.062
more than 0.061
beginning of 0.06
but i 0.06
but we 0.059
in both 0.059
a few 0.058
were not 0.058
free to 0.057
in the same 0.057
will not 0.057
a particular 0.056
in that 0.056
of view 0.056
to look 0.055
has been 0.053
is that 0.053
numbers of 0.053
of work 0.053
there were 0.053
this is not 0.053
had not 0.052
when the 0.052
it has 0.051
what is 0.051
any other 0.049
name of 0.049
in addition to 0.047
and see 0.046
a large 0.045
don't have 0.044
an answer 0.042
be able 0.041
are going 0.04
and if 0.038
can do 0.037
the fact 0.037
we know 0.036
and on 0.035
on which 0.035
the standard 0.035
want to 0.035
rest of 0.034
result of 0.034
the beginning 0.034
be able to 0.033
on that 0.033
that i 0.032
is usually 0.03
the size 0.029
done by 0.028
the basis of 0.028
to do with 0.027
are also 0.024
number of 0.024
that one 0.024
least one 0.023
top of 0.023
we should 0.023
and will 0.022
have the 0.021
people who 0.021
live in 0.02
`,
} as const;
