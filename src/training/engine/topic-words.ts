/**
 * Words that name the topic of a text: things, people, places, food, the body, professions, and the terms of
 * technology, medicine, science, business and law. `npm run fit` puts none of them, and no phrase with one of
 * them, into a fitted list: their rates differ because the sources have different topics.
 *
 * Compiled by reading the candidates that word-lists.ts ranks highest on the corpora and on random subsets of
 * their sources. Adverbs, adjectives, function words, most verbs and abstract nouns (significance, insight)
 * are not topics. Entries are separated by white space; the base form covers the possessive.
 */
const byArea = {
  technology: `
accuracy admin adversarial agent agents ai algebra algorithm algorithmic algorithms alpha annotated
annotation annotations announcement announcements api apis app application applications apps arithmetic
array arrays async attendee attendees audio automated automatic automation axis backend backup batteries
battery benchmark benchmarks beta bilingual binaries binary binding block blocks blog blogs boolean branch
branches browser bug bugs build builds button buttons byte bytes cache cached camera cameras canonical
cells changelog channel channels character chart charts chat chatbot chatbots classification classifier
client clients cloud cluster clustering clusters code codebase coded codes coding com command commands
commit commits committed communities community compile compiled compiler compiling component components
compression computational computer computers computing conference conferences config configuration
configurations configure configured connectivity console container containers content contributing
contribution contributions contributor contributors convert converter convolutional correlation
correlations crash css data data-driven database databases dataset datasets debug debugging decoder
default delete deleted deleting demo dependencies dependency deploy deployed deployment deprecated desktop
detection dev developer developers device devices digital digits directory disk distribution distributions
doc docs documentation domain domains download downloaded downloads drone duplicate e-mail editor editors
electric electricity electronic email emails embedding embeddings encoded encoder encoding encryption
end-to-end entropy equation equations estimate estimated estimates estimation execute executed extension
extensions extract extracted extraction feature features feed feedback feeds file files filter filters
font fonts fork format formats formatted formatting forum forums framework frameworks functionality
functions generalization generative generator geometric geometry gov governance gradient graph graphics
graphs grid hackathon hacking hardware hash hashes headphones host hosted hosting hosts html http https
icon icons identification image images imaging implement implementation implementations implemented
implementers implements index inference info input inputs install installed installing instance instances
integer integers integral interactive interface internet interpretability io ios issue issues iteration js
json kernel keyboard keyword keywords label labels languages laptop latency latent layer layers libraries
library link links localization localized log logging logs loop loops machine machinery machines macro
macros mail mailing maintainer maintainers maintenance mapping markup math mathematics matrix meetup
memory mentors merge merged meta metadata metric metrics microphone milestone milestones mobile model
modeling models module modules monitor monitoring monitors mouse multilingual network networks neural
newsletter newsletters node nodes normalization notification notifications npm numeric numerical object
objects off-topic office offline online open-source optimization org organization organizations
outperforms output outputs overfitting overhead package packages page pages parallel parameter parameters
parse parsing patch patches pathway pathways phone phones pipeline pipelines pixel pixels plot plots
plotted plugin plugins port portal ports post posts pre-trained printer printing probability program
programmers programming programs project projects proposal proposals protocol protocols prototype
prototypes proxy pull quantum queries query random readme record records reference references regex
register registration regression regressions regularization reinforcement release released releases render
rendered rendering repo repos repositories repository request requests roadmap robot robotic robots
robustness routing run runs runtime scalability scaling scan scanner screenshot screenshots script scripts
section sections semantic semantics sensor sensors server session sessions signal signals simulation
simulations site sites snapshot snapshots software source sources speakers specification specifications
specified specify spreadsheet spreadsheets sprint stack state-of-the-art statistic statistical statistics
storage stream streaming streams string strings struct structs subroutine subset supervised surveillance
sync syntax system systems tab tablet tabs tag tagged tags technological technologies technology template
templates terminal test tests theorem thread threads token tokens tooling toolkit trained training
transfer transfers translate translation translations tree trees tuning tutorial tutorials type typed
types unsupervised update updated updates upgrade upload uploads upstream url usability user user-friendly
users variable variables variance vector vectors version versions video videos visualization
visualizations wasm web website websites wiki workflow workshop workshops www xml
`,
  medicine: `
abdominal abnormal acid acids acute aging alcohol allergic allergy amino anterior antibiotics antibodies
antibody anxiety artery arthritis asthma atom atoms attachment babies baby bacteria bacterial biological
biology biopsy birth bladder bleeding blood bone bones born brain brains breast breasts burnout calcium
cancer cancers cardiac cell cellular chemical chemicals chemistry chemotherapy cholesterol chromosome
chromosomes chronic clinic clinical clinics cognitive compound compounds cord deficiency dental dentist
depression diabetes diagnosed diagnoses diagnosis diet dietary discharge disease diseases disorder
disorders doctor doctors dose doses drug drugs electron electrons enzyme enzymes exercise fatty fetal
fever fluid fluids gastric gastrointestinal gene genes genetic genetics genome gland glucose headache
health healthcare heart hearts hormone hormones hospital hospitals hydrogen illness illnesses imaging
immune immunity induction infant infants infected infection infections inflammation inflammatory injuries
injury insulin intestinal intestine invasion ion ions iron kidney kidneys lateral lesion lesions liver
lung lungs magnetic marker markers medical medication medications medicine medicines meditation membrane
mental metabolic metabolism molecular molecule molecules mucus muscle muscles mutation mutations nasal
nausea nerve nerves nervous neuron neurons nuclear nucleus nurse nurses nutrition nutritional obesity oral
organ organism organisms organs oxygen pain painful pandemic patient patients peripheral pharmacy
physician physicians physics physiological plasma posterior pregnancy pregnant prescribed prescription
prognosis proliferation prostate protein proteins psychological psychologist psychology pulmonary
radiation receptor receptors renal respiratory retina scalp screening sensory serum sex sexual skin sleep
smoking sodium species spectral spectrum spinal spine stimulus stomach stroke surgeon surgery surgical
swelling symptom symptoms syndrome therapeutic therapist therapy tissue tissues toxic tract treated
treating treatment treatments tube tumor tumors tumour urinary urine vaccine vaccines vascular vein vessel
vessels viral virus viruses vision vitamin vitamins vomit vomiting well-being wellbeing wellness wound
wounds
`,
  body: `
arm arms bath belly bodies body breath breaths cheek chest chin ear ears eye eyes face faces feet finger
fingers fist foot hair hand hands head heads heartbeat jaw knee knees leg legs lip lips mouth neck nose
palm scar scars shoulder shoulders spine sweat tears teeth throat tongue tooth wrist
`,
  people: `
actor actors actress adult adults advisor alien aliens angel angels artist artists assistant athlete
athletes audience audiences aunt author authors baby baker bakers bartender boss boy boys bride brother
buyer buyers captain cashier chairman champion chef child children citizen citizens clerk coach colleague
colleagues consultant consumer consumers couple cousin coworkers creature creatures crew criminal critics
customer customers dad daughter demon detective devil director driver drivers editor educator educators
elderly electrician employee employees employer employers engineer engineers entrepreneur entrepreneurs
families family fan fans farmer farmers father female females folk folks friend friends gentleman ghost
ghosts girl girls god gods governor graduate graduates grandfather grandma grandmother grandpa
grandparents guard guardian guards guest guests guide guy guys hero heroes humanity humans husband
immigrant immigrants infantry instructor intern investor investors journalist judge jury kid kids killer
king knight lady landlord lawmakers lawyer lawyers leader leaders librarian lord male males man manager
managers mayor mechanic member members men minister mom monster monsters mortals mother mum musician
musicians neighbor neighbors neighbour neighbours nephew niece officer officers official officials
operator opponent opponents orphan owner owners painter parent parents partner partners passenger
passengers peer peers peoples pilot player players plumber poet police policymakers politician politicians
president presidential presidents prince princess principal professor professors protagonist pupils queen
receptionist researcher researchers resident residents sailor scholar scholars scientist scientists seller
sellers senator senior seniors servant servants shopper shoppers singer sister slave slaves soldier
soldiers son soul souls staff stakeholders stranger strangers student students supplier survivor survivors
teacher teachers team teammate teams technician teen teenager teenagers tenant tenants therapist thief
tourist tourists tracker traveler travelers troops uncle vendor vendors villain visitor visitors volunteer
volunteers voter voters widow wife witch witness wizard woman women worker workers writer writers
`,
  home: `
alarm apartment apartments attic backpack bag bags bar basement basket bathroom bed bedroom beds bell belt
bench bin blanket book books bookstore boot boots bottle bottles bowl bowls box boxes brass brick broom
brush bucket building buildings candle candles canvas card cards carpet ceiling chair chairs checkout
circle clock closet cloth coat coats concrete copper corridor corridors cotton couch crate cup cups
curtain curtains desk diary dish dishes doll door doors downstairs drawer drawers dress dresses envelope
fabric faucet flag flags floor floors fork freezer fridge furniture garage garden gardens gift gifts glass
glasses glove gloves glue gold gravel hall hallway hammer hat hats heating home homes house household
households houses housing iron jar journal key keys kitchen knife ladder lamp laundry leather ledger
letter letters library lid light lighting lights lock locks map metal mirror mirrors mug nail nails
necklace notebook oven pack paint painting paintings pan panel panels paper pen pencil photo photograph
photographs photos picture pictures pillow pipe pipes plastic plate plates plug pocket pockets pole porch
portrait poster pot pump purse receipt refrigerator rent rental repair repairs ring rings roof room rooms
rope rubber rug scarf screw seat seats sheet sheets shelf shell shelves shirt shoe shoes shower silver
sink soap socks sofa spoon stairs stamp steel stone stones stove suitcase table tank tap tape ticket
tickets timer tin toilet tool toolbox tools towel toy toys trash umbrella upstairs vacuum wall wallet
walls wash washing watch watches window windows wire wood wooden wool yard
`,
  food: `
apple apples ate bake baked bakery baking banana bean beans beef beer biscuit bread breakfast bun burger
butter cafe café cake cakes cheese chef chicken chocolate coffee cook cooked cookie cookies cooking corn
crab cream cuisine culinary delicious dessert dining dinner dish dough drink drinks eat eating eats egg
eggs fish flavor flavors flavour flour food foods fried fruit fruits garlic grain grains grill groceries
grocery harvest herbs honey hungry ingredient ingredients juice lemon lunch meal meals meat menu milk oil
olive onion onions orange pasta pepper pizza pork potato potatoes recipe recipes restaurant restaurants
rice roast roasted salad salt sandwich sauce snack snacks soup spice spices stew sugar taste tastes tea
toast tomato tomatoes vegetable vegetables water wheat wine
`,
  nature: `
agriculture animal animals ash autumn bay beach bear bee bees bird birds branch butterfly carbon cat cats
clay climate cloud clouds coal coast coastal conservation cosmic cow crop crops desert dock dog dogs dust
earth ecological ecology ecosystem ecosystems emissions energy environment environmental environments farm
farms field fields fire fires fish flame flames flood floods flower flowers fly foam fog forest forests
fossil fuel fuels galaxy garden gas glacier grass gravity greenhouse grid habitat habitats harbor heat
hill hills horse horses ice insect insects island islands lake lakes land leaf lightning lion magma meadow
mice mist moisture moon moonlight mountain mountains mouse mud nest ocean organic pet pets pier pig planet
planets plant planted plants pollution pond rain rains rat renewable river rivers rock rocks root sand
scent sea season seasonal seasons seed seeds sheep sky smell smoke snake snow soil solar spider spring
star stars steam stellar stone storm storms stream summer sun sunlight sunrise sunset temperature
temperatures thunder tide tides tree trees universe valley volcanic warming water waters wave waves
weather wildlife wind winds winter wolf woods
`,
  places: `
abroad airport alley arch architecture avenue bank banks border borders bridge camp campus canal castle
cathedral chamber church churches cinema cities city classroom classrooms clinic coast college colony
construction continent corner countries country county court courtroom courts courtyard district districts
empire facilities factories factory farm fence gallery gate globe gym harbor harbour hotel hotels
infrastructure jail kingdom lab laboratory labs lane liberty mall market markets mill mosque museum
museums nation nations nationwide neighborhood office offices palace park parking parks port prison
province region regional regions residential road roads rural salon school schools shelter shop shopping
shops shore square stadium state states station store stores street streets studio suburban temple
territory theater theatre tower town towns university urban venue venues village villages warehouse zone
zones
`,
  transport: `
bicycle bicycles bike bikes boat boats brake brakes bus buses cabin car cargo cars commute congestion deck
drive driving drove engine engines flight flights freight highway highways kilometers luggage meters
metres mile miles motor motorcycle parked parking passenger passport plane planes rail railway route
routes ship shipping ships subway taxi tire tires tourism traffic train trains transit transport
transportation travel traveled traveling trip trips truck trucks van vehicle vehicles wheel wheels
`,
  business: `
account accounting accounts ad ads advertisement advertising appointment appointments asset assets audit
audits award awards bank banking bill billing bills bond bonds booked booking bought brand brands budget
budgets business businesses buy buying campaign campaigns career careers cash certification certified
charity commerce commercial companies company compensation consumption contract contracts copyright
corporate corporation corporations cost costs credit currency customer debt debts deliveries delivery
deposit deposits discount discounts dollar dollars donation donations earnings economic economics
economies economy employment enterprise entrepreneurship equity estate expenses export exports factory
fare fares fee fees finance finances financial firm firms fiscal fund funded funding funds grant grants
hired hiring homeowner import imports income incomes industries industry inflation insurance inventory
invest invested investing investment investments invoice job jobs labor labour lease liability license
licensed licenses loan loans logistics luxury manufacturer manufacturers manufacturing market marketing
markets membership merchandise money mortgage paid patent patents pay paying payment payments payroll pays
penalty pension percent portfolio pounds premium price priced prices pricing producers product production
products profit profitable profits properties property purchase purchased purchases real-estate refund
refunds reservation retail retired retirement revenue revenues salaries salary sale sales savings schedule
schedules scheduling sell selling shareholder shareholders shopping sold spending stakeholder startup
startups stock stocks subscription subscriptions supplier supplies supply tariff tax taxation taxes trade
traded trademark trading unemployment union unions vendor wage wages warehouse wholesale workforce
`,
  society: `
agency album ancient anniversary archive archives army art arts attack attacks band baseball basketball
battle battles bible birthday bomb camping candidate candidates centuries century championship chapter
chapters christian christmas church civil class club colonial combat concert concerts congress
constitution constitutional court crime crimes criminal crown curriculum dance dancing dating democracy
democratic division divorce dragon drum education educational elected election elections emergency
enforcement entertainment essay essays ethnic exam exams extracurricular faith federal feminist festival
fiction film films fishing fitness football fraud funeral game games gaming gender genre god government
governments grade grades guitar gun guns heritage historic historical history hobbies hobby hockey holiday
holidays homelessness homework hunting immigration industrial inequalities inequality interview interviews
islam journalism judicial justice law laws lawsuit league lecture legal legend legislation legislative
lesson lessons literary literature magazine magic magical marathon marriage match matches media medieval
meditation military mission movie movies murder museum music musical myth mythical news newspaper
newspapers novel novels olympics opera parliament parties party piano plot poem poems poetry police
policies policy political politics poverty prayer prison privacy prize prose protest protests race races
racial racing racism radio refugee refugees regulation regulations regulatory religion religions religious
republican rights romance royal safety score scores script semester senate soccer song songs speech spell
sport sports state stories story supernatural swim swimming sword tale tales taught teaching television
tennis thanksgiving theater theft thesis throne title tournament treasure treaty trial trials tutoring tv
vacation vote voted votes voting war wars weapon weapons wedding welfare wizard workout yoga
`,
  science: `
abstract acoustic amplitude analyses analysis antenna archaeology article articles astronaut bias-variance
calibration catalyst census circuit circuits citation citations cm cohort collection core current
demographic density dictionary empirical evolution evolutionary experiment experimental experiments fossil
fossils frequencies frequency gases grammar hypotheses hypothesis instrument instruments isotope journal
journals kg kinetic km laboratory language laser lens linguistic linguistics liquid liquids manuscript
mass measurement measurements mechanics methodologies methodology mg mice ml mm molecule multimodal noun
optical optics orbit organism paragraph paragraphs participants particle particles ph phase phases photon
photons population populations pressure propagation publication publications quantitative rat rats
reaction reactions recombination research respondents rocket sample samples sampling satellite satellites
sentence sentences sequence sequences sociology solid solids space spacecraft specimens spectral spelling
stages structure structures surveillance survey surveys telescope temperature text textbook textbooks
texts theoretical theories theory thermal thermodynamics ton variables variational velocity verb vitro
vivo vocabulary voltage volume wave wavelength word words zero
`,
  time: `
afternoon afternoons annual annually april august bedtime birthday calendar century daily dawn day days
deadline deadlines decade decades december dusk evening evenings february friday hour hours january july
june march midnight minute minutes monday month monthly months morning mornings night nights noon november
october overnight quarterly retirement saturday seconds september sunday sunrise thursday tomorrow tonight
tuesday wednesday week weekend weekends weekly weeks year years yesterday
`,
  artefacts: `
al alex amp anna bits br chen david div doi eds elara emily emma eq et fig figs forwarded gt href http
https img isbn james john lily lt mailing marcus mary max maya md michael nbsp op oscar pdf persona poster
pp prompt prompts quot replies reply sarah scene scenes spoiler src subject thread unsubscribe url vol vs
wiki www
`,
};

const words = new Set(Object.values(byArea).flatMap(area => area.trim().split(/\s+/)));

/** Whether a word or phrase contains a word that names a topic. */
export function namesTopic(term: string): boolean {
  return term.split(' ').some(word => words.has(word) || words.has(word.replace(/'s$/, '')));
}
